import { HttpSessionGateway } from '../../../src/infrastructure/frame/session/http-session-gateway'
import type { TextCodePurpose } from '../../../src/application/frame/session/session-gateway'
import type { DemoMessenger } from '../../../platform/demo/services/demo-messenger'
import { socialAccounts } from '../../../platform/features/frame/session/session.schema'
import { openSession } from '../../../platform/kernel/members/session-tokens'
import { inDemoCity, refused, type Callers } from './gateway-table'

const describeGateway = inDemoCity()

type Sessions = Callers<HttpSessionGateway>
let phones = 0
const newPhone = () => String(13_300_000_000 + (phones += 1))
const wrongCode = '000000'
const password = 'seven rainy umbrellas'

/** The code that a phone was sent for a purpose. */
const codeFor = async (
  { platform }: Sessions,
  gateway: HttpSessionGateway,
  phone: string,
  purpose: TextCodePurpose,
) => {
  await gateway.sendCode(phone, purpose)
  return platform.textMessages.lastCode(phone)
}
/** Binds a new phone to a member, who got a code for it. */
const bindPhone = async (by: Sessions, userId: string, way: { readonly afterMessenger: boolean }) => {
  const [gateway, phone] = [await by.as(userId), newPhone()]
  by.platform.clock.advance(61)
  return gateway.bindPhone({ phone, code: await codeFor(by, gateway, phone, 'bind'), ...way })
}
/** The token of a session of somebody new. */
const tokenOf = async (by: Sessions) => {
  const { id } = await by.member()
  return openSession(by.platform.database, id, by.platform.clock.now())
}

describeGateway(HttpSessionGateway, {
  sendCode: [
    [(by) => by.guest.sendCode(newPhone(), 'login'), {}],
    [(by) => by.guest.sendCode('1', 'login'), refused('invalid')],
    [
      async (by) => {
        const phone = newPhone()
        await by.guest.sendCode(phone, 'login')
        return by.guest.sendCode(phone, 'login')
      },
      refused('too-many'),
    ],
  ],
  verifyCode: [
    [
      async (by) => {
        const { phone, gateway } = await by.member()
        by.platform.clock.advance(61)
        return gateway.verifyCode(phone, await codeFor(by, gateway, phone, 'rebind-old'), 'rebind-old')
      },
      {},
    ],
    [(by) => by.guest.verifyCode(newPhone(), wrongCode, 'reset'), refused('invalid')],
  ],
  logIn: [
    [
      async (by) => {
        const phone = newPhone()
        return by.guest.logIn({ phone, code: await codeFor(by, by.guest, phone, 'login'), agreed: true })
      },
      { user: { avatar: null, realName: false }, created: true },
    ],
    [(by) => by.guest.logIn({ phone: newPhone(), code: wrongCode, agreed: true }), refused('invalid')],
    [(by) => by.guest.logIn({ phone: newPhone(), password, agreed: true }), refused('invalid')],
  ],
  messengerAddress: [[(by) => by.guest.messengerAddress('/login', 'a-state-of-some-length', 'silent'), {}]],
  logInByMessenger: [
    [
      (by) =>
        by.guest.logInByMessenger({
          code: (by.platform.platform.messenger as DemoMessenger).issueCode(by.row, 'Rainy Lane'),
          agreed: true,
        }),
      { user: { avatar: null, realName: false }, created: true },
    ],
  ],
  logOut: [
    [async (by) => by.guest.logOut(await tokenOf(by)), {}],
    [(by) => by.guest.logOut('no-token'), {}],
  ],
  currentUser: [
    [
      async (by) => (await by.as('user-volunteer')).currentUser(),
      {
        user: { id: 'user-volunteer', avatar: '/media/avatars/avatar-03.webp', realName: true },
        profile: { sex: 0 },
        hasPassword: true,
      },
    ],
    [(by) => by.guest.currentUser(), refused('session-expired')],
  ],
  ownerOf: [
    [async (by) => by.guest.ownerOf(await tokenOf(by)), { avatar: null, realName: false }],
    [(by) => by.guest.ownerOf('no-token'), refused('session-expired')],
  ],
  nicknameOf: [
    [(by) => by.guest.nicknameOf('user-volunteer'), '灯笼街志愿者小何'],
    [(by) => by.guest.nicknameOf('nobody'), null],
  ],
  edit: [
    [
      async (by) => (await by.member()).gateway.edit({ nickname: 'Night reader', sex: 2, birthdate: '1990-04-12' }),
      { user: { avatar: null, realName: false }, profile: { birthdate: '1990-04-12', sex: 2 }, hasPassword: false },
    ],
    [async (by) => (await by.member()).gateway.edit({ nickname: '' }), refused('invalid')],
    [async (by) => (await by.member()).gateway.edit({ avatarSourceId: 'no-source' }), refused('invalid')],
  ],
  bindPhone: [
    [
      async (by) => {
        const { id } = await by.platform.logIn({ id: `without-phone-${(phones += 1)}` })
        return bindPhone(by, id, { afterMessenger: false })
      },
      { user: { avatar: null, realName: false } },
    ],
    [
      async (by) => {
        const { id } = await by.platform.logIn({ id: `by-messenger-${(phones += 1)}` })
        await by.platform.database
          .insert(socialAccounts)
          .values({ provider: 'demo', subject: id, userId: id, createdAt: by.platform.clock.now() })
        return bindPhone(by, id, { afterMessenger: true })
      },
      { user: { avatar: null, realName: false } },
    ],
    [
      async (by) =>
        (await by.as('user-member')).bindPhone({ phone: newPhone(), code: wrongCode, afterMessenger: false }),
      refused('invalid'),
    ],
    [async (by) => bindPhone(by, (await by.member()).id, { afterMessenger: false }), refused('state-refuses')],
    [async (by) => bindPhone(by, (await by.member()).id, { afterMessenger: true }), refused('state-refuses')],
  ],
  changePhone: [
    [
      async (by) => {
        const { phone, gateway } = await by.member()
        by.platform.clock.advance(61)
        const proven = await gateway.verifyCode(phone, await codeFor(by, gateway, phone, 'rebind-old'), 'rebind-old')
        const next = newPhone()
        const code = await codeFor(by, gateway, next, 'rebind-new')
        return gateway.changePhone(proven.ok ? proven.value.proof : '', next, code)
      },
      { user: { avatar: null, realName: false } },
    ],
    [async (by) => (await by.member()).gateway.changePhone('no-proof', newPhone(), wrongCode), refused('invalid')],
  ],
  checkPassword: [
    [
      async (by) => {
        const { gateway } = await by.member()
        await gateway.setFirstPassword(password, null)
        return gateway.checkPassword(password)
      },
      { correct: true },
    ],
    [async (by) => (await by.member()).gateway.checkPassword(password), { correct: false }],
  ],
  setFirstPassword: [
    [
      async (by) => (await by.member()).gateway.setFirstPassword(password, null),
      { user: { avatar: null, realName: false } },
    ],
    [async (by) => (await by.member()).gateway.setFirstPassword('1', null), refused('invalid')],
    [
      async (by) => {
        const { gateway } = await by.member()
        await gateway.setFirstPassword(password, null)
        return gateway.setFirstPassword(password, null)
      },
      refused('state-refuses'),
    ],
  ],
  changePassword: [
    [
      async (by) => {
        const { gateway } = await by.member()
        await gateway.setFirstPassword(password, null)
        return gateway.changePassword(password, `${password} more`)
      },
      { user: { avatar: null, realName: false } },
    ],
    [async (by) => (await by.member()).gateway.changePassword('not theirs', password), refused('invalid')],
  ],
  resetPassword: [
    [
      async (by) => {
        const { phone } = await by.member()
        by.platform.clock.advance(61)
        return by.guest.resetPassword(phone, await codeFor(by, by.guest, phone, 'reset'), password)
      },
      {},
    ],
    [(by) => by.guest.resetPassword(newPhone(), wrongCode, password), refused('invalid')],
  ],
})
