/** Whether a command line asks how to use it: that needs no database. */
export const asksForHelp = (words: readonly string[]): boolean => words[0] === 'help' || words.includes('--help')
