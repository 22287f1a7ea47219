/** The most letters of a search within a list; the search of the whole city has a bound of its own. */
export const longestListSearch = 50
