export const guidesPath = '/guide'
export const guidePath = (id: string) => `/guides/${encodeURIComponent(id)}`
/** The search of guides (S091), whose screen is among those of the search. */
export const guideSearchPath = '/guide/search'
