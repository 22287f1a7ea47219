/** Whether a command line asks for help, which needs no database. */
export const asksForHelp = (words: readonly string[]): boolean => words[0] === 'help' || words.includes('--help')
