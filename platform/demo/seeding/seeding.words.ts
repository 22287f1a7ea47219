import type { Language } from '../../../src/domain/frame/site/preferences'

/** The words that tell which step of the seeding is running. */
export const stepWords: Readonly<Record<Language, (index: number, of: number, what: string) => string>> = {
  'zh-CN': (index, of, what) => `正在建造演示城市，只需一次（第${index}步，共${of}步）：${what}`,
  en: (index, of, what) => `Building the demo city (only once): step ${index} of ${of}, ${what}`,
}
