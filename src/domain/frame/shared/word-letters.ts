/**
 * Whether a text ends within a word: with a letter or figure of any script, and its marks. Chinese characters are
 * excepted, since a sentence has no spaces between its words. An emoji is no letter, although it may end with a mark.
 */
export const endsInWord = (text: string): boolean => /(?!\p{Script=Han})[\p{L}\p{N}_](?:(?!\uFE0F)\p{M})*$/u.test(text)

/** Whether a text begins within a word, as `endsInWord` says. */
export const beginsInWord = (text: string): boolean => /^(?!\p{Script=Han})[\p{L}\p{M}\p{N}_]/u.test(text)
