import type { Language } from './preferences'

/** An address made of its parts, largest first: '长沙市岳麓区' or 'Yuelu, Changsha'. */
export function addressText(parts: readonly string[], language: Language): string {
  return language === 'en' ? [...parts].reverse().join(', ') : parts.join('')
}
