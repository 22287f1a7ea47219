import type { CaseMessage } from './case-kind'

/** Makes a message of a title and a text, each in Chinese and in English. */
export const message = (title: readonly [string, string], text: readonly [string, string]): CaseMessage => ({
  title: { 'zh-CN': title[0], en: title[1] },
  text: { 'zh-CN': text[0], en: text[1] },
})
