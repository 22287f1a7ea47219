import type { Language } from '../../../src/domain/frame/site/preferences'
import type { Localised } from '../database/schema/localised'

const lockedWords: Readonly<Record<Language, (reason: string) => string>> = {
  'zh-CN': (reason) => `此账号已被锁定，原因：${reason}。如有疑问，请通过“应用反馈”联系我们，无需登录。`,
  en: (reason) =>
    `This account is locked: ${reason}. If you think this is a mistake, write to us under Feedback; you don’t need to log in.`,
}

/** The message for the owner of a locked account when they log in: the reason, and whom to ask. */
export function lockedAccountWords(language: Language, reason: string): string {
  // The sentence has its own full stop, so the full stop of the reason is removed.
  return lockedWords[language](reason.replace(/[\s.。!！]+$/u, ''))
}

/** The message for somebody who sends a form again, hours after it arrived. */
export const doneBeforeWords: Localised = {
  'zh-CN': '之前已提交成功，无需重复提交',
  en: 'We’ve already received this. There’s no need to send it again.',
}

/** The message for somebody who sends other content under a key that was used. */
export const keyUsedWords: Localised = {
  'zh-CN': '这份表单之前提交过其他内容，请再提交一次',
  en: 'Something else was sent from this form before. Please send it again.',
}

const afterDeletion: Readonly<Record<Language, string>> = { 'zh-CN': '已注销用户', en: 'Deleted account' }

/** The name under which what a member left to others is shown, once their account is deleted. */
export function accountNameAfterDeletion(language: Language): string {
  return afterDeletion[language]
}
