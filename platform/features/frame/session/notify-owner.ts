import { eq } from 'drizzle-orm'
import type { CaseMessage } from '../../../kernel/cases/case-kind'
import { message } from '../../../kernel/cases/message'
import { notify } from '../../../kernel/messages/notify'
import { Refusal } from '../../../kernel/http/refusal'
import { consumeAllowance } from '../../../kernel/limits/allowance'
import type { Platform } from '../../../kernel/platform'
import { users } from '../../../kernel/members/members.schema'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'

const day = 24 * 3_600_000

/** Messages to the owner of an account about its security. */
const securityMessages = {
  'new-device': message(
    ['新设备登录提醒', 'Login on a new device'],
    [
      '您的账号刚刚在一台新设备上登录。如果不是您本人，请在“账号安全”里让它退出登录，并修改密码。',
      'Your account was just used on a new device. If that wasn’t you, log that device out and change your password.',
    ],
  ),
  'messenger-bound': message(
    ['微信绑定提醒', 'WeChat was added'],
    [
      '您的账号刚刚绑定了微信，今后可以用它登录和收款。如果不是您本人，请立即解除绑定并修改密码。',
      'A WeChat account was just added to your account. It can now log in and receive payouts. If that wasn’t you, remove it and change your password now.',
    ],
  ),
  'messenger-unbound': message(
    ['微信解绑提醒', 'WeChat was removed'],
    [
      '您的账号刚刚解除了微信绑定，其他设备已退出登录。如果不是您本人，请立即修改密码。',
      'WeChat was just removed from your account, and your other devices were logged out. If that wasn’t you, change your password now.',
    ],
  ),
  'password-changed': message(
    ['密码已修改', 'Your password was changed'],
    [
      '您的登录密码刚刚被修改，其他设备已退出登录。如果不是您本人，请立即用手机验证码找回密码。',
      'Your password was just changed, and your other devices were logged out. If that wasn’t you, reset it now with a code sent to your phone.',
    ],
  ),
  'phone-changed': message(
    ['手机号已更换', 'Your phone number was changed'],
    [
      '您账号的手机号刚刚被更换，其他设备已退出登录。如果不是您本人，请立即联系我们。',
      'The phone number of your account was just changed, and your other devices were logged out. If that wasn’t you, contact us now.',
    ],
  ),
  'data-copy': message(
    ['有人申请下载您的数据', 'A copy of your data was requested'],
    [
      '您的账号刚刚申请了数据副本。如果不是您本人，请立即修改密码并退出其他设备。',
      'A copy of all data of your account was just requested. If that wasn’t you, change your password now and log out your other devices.',
    ],
  ),
  'deletion-asked': message(
    ['账号即将注销', 'Your account will be deleted'],
    [
      '您的账号申请了注销，15天后将被删除。如果不是您本人，请在“账号安全”里撤销，并立即修改密码。',
      'Your account will be deleted in 15 days. If that wasn’t you, keep it under account safety and change your password now.',
    ],
  ),
  'password-tries': message(
    ['有人多次输错您的密码', 'Someone tried to guess your password'],
    [
      '有人在别的设备上多次输错您的密码，已暂停其尝试。您在常用设备上仍可登录。如果密码过于简单，请尽快修改。',
      'Someone on another device entered the wrong password for your account many times and has been blocked for now. Your own devices aren’t affected. If your password is easy to guess, please change it.',
    ],
  ),
  'code-tries': message(
    ['有人多次获取您的验证码', 'Someone requested codes for your number'],
    [
      '有人在别的设备上多次为您的手机号获取验证码，今天不再向其发送。请勿把验证码告诉任何人。您在常用设备上仍可获取。',
      'Someone on another device has requested codes for your phone number many times. No more codes will be sent to it today. Never share a code with anyone. Your own devices can still receive codes.',
    ],
  ),
} as const satisfies Readonly<Record<string, CaseMessage>>

const isAttempt = (what: keyof typeof securityMessages): boolean => what.endsWith('-tries')

/**
 * Tells the owner what happened to their account. They get a message (about attempts at most once a day), and at most
 * one text message a day, besides the one to an old number. The caller does not wait for the text message, because the time that it
 * takes would reveal to a stranger that the number has an owner.
 */
export async function notifyOwner(
  platform: Platform,
  owner: { readonly id: string; readonly phone: string | null },
  what: keyof typeof securityMessages,
): Promise<void> {
  const { database, log, textMessages } = platform
  const words = securityMessages[what]
  const now = platform.now()
  const isFirst = async (key: string): Promise<boolean> => {
    try {
      await consumeAllowance(database, `${key}:${owner.id}`, { most: 1, window: day }, now)
      return true
    } catch (error) {
      if (error instanceof Refusal) return false
      throw error
    }
  }
  if (!isAttempt(what) || (await isFirst(`told-${what}`)))
    await database.transaction(async (transaction) => {
      const kind = { name: `account.${what}`, category: 'account' } as const
      await notify(transaction, kind, [{ userId: owner.id, words, path: null }], now)
    })
  if (owner.phone === null || textMessages.goTo === 'nowhere') return
  // The old number of an account is told in any case, since nothing reaches its owner there from then on.
  if (what !== 'phone-changed' && !(await isFirst('told-by-text'))) return
  const member = await queriesOf(database).readOne(
    build.select({ language: users.language }).from(users).where(eq(users.id, owner.id)),
  )
  textMessages.send(owner.phone, words.text[member?.language ?? 'zh-CN']).catch((error: unknown) => {
    log.warn({ err: error }, 'the owner of an account could not be told by text message')
  })
}
