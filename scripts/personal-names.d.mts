export declare const isPersonal: (name: string, isText: boolean, siblings: readonly string[]) => boolean
