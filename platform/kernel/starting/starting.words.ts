import type { Language } from '../../../src/domain/frame/site/preferences'
import type { Localised } from '../database/schema/localised'
import type { Count } from './progress'

export const opening: Localised = { 'zh-CN': '正在打开数据库', en: 'Opening the database' }
export const migrating: Localised = { 'zh-CN': '正在更新数据表', en: 'Updating the tables' }

/** Words of the page that is shown while the platform starts. */
export const startingWords: Readonly<Record<Language, Readonly<Record<'title' | 'lead', string>>>> = {
  'zh-CN': { title: '城市正在准备中', lead: '准备好后，本页会自动打开。' },
  en: { title: 'Getting the city ready', lead: 'This page opens by itself when it’s ready.' },
}

const counts: Readonly<Record<Language, (count: Count) => string>> = {
  'zh-CN': ({ done, of }) => `${done}/${of}`,
  en: ({ done, of }) => `${done} of ${of}`,
}

/** Returns a count in words, such as '3 of 7'. */
export function countText(language: Language, count: Count): string {
  return counts[language](count)
}
