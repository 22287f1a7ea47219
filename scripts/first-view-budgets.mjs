// What a first view may weigh, in brotli bytes: the start that all screens share, and what each screen adds to it.
export const startScript = '152.4 KB'
export const startStyle = '3.85 KB'
export const ownScript = '75 KB'
export const ownStyle = '9 KB'
