import type { Language } from '../../../src/domain/frame/site/preferences'

const templates: Readonly<Record<Language, (code: string, minutes: number) => string>> = {
  'zh-CN': (code, minutes) => `验证码${code}，${minutes}分钟内有效。请勿告诉他人。`,
  en: (code, minutes) => `Your code is ${code}. It’s valid for ${minutes} minutes. Don’t share it with anyone.`,
}

/** The text message that carries a code. */
export function codeMessage(language: Language, code: string, minutes: number): string {
  return templates[language](code, minutes)
}

const newcomers: Readonly<Record<Language, (digits: string) => string>> = {
  'zh-CN': (digits) => `用户${digits}`,
  en: (digits) => `Resident ${digits}`,
}

/** The nickname of a new user until one is chosen. */
export function newcomerName(language: Language, digits: string): string {
  return newcomers[language](digits)
}
