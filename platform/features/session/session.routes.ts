import type { FastifyInstance } from 'fastify'
import * as contract from '../../../contract/session'
import { verificationCodeRules } from '../../../src/domain/session/verification-code'
import { serve } from '../../http/serve-endpoint'
import { proveCode, sendCode } from './captcha'
import { changePassword, checkOwnPassword, resetPassword, setFirstPassword } from './change-password'
import { bindPhone, changePhone } from './change-phone'
import { editUser } from './edit-user'
import { readCaptchaPhone, readPhone } from './fields'
import { logIn } from './log-in'
import { logInByMessenger } from './log-in-by-messenger'
import { endSession } from './session-tokens'
import { proveMember } from './member-proof'
import { findUser, profileDto, userDto } from './user-answer'

export function sessionRoutes(app: FastifyInstance): void {
  serve(app, contract.sendCaptcha, async ({ platform, caller, query }) => {
    await sendCode(platform, readCaptchaPhone(caller, query.phone, query.purpose), query.purpose, caller)
    return { wait: verificationCodeRules.pause / 1000 }
  })
  serve(app, contract.verifyCaptcha, async ({ platform, caller, body: { phone, purpose, code } }) => {
    return {
      proof: await proveCode(platform, { phone: readCaptchaPhone(caller, phone, purpose), purpose, code }, caller),
    }
  })
  serve(app, contract.proveMember, async ({ platform, caller, body }) => ({
    proof: await proveMember(platform, caller, body),
  }))
  serve(
    app,
    contract.logIn,
    async ({ platform, caller, body: { phone, code, password, from_url, from_user_id, jump_url } }) => {
      const { token, user, created } = await logIn(
        platform,
        {
          phone: readPhone(phone),
          code,
          password,
          source: { fromUrl: from_url, fromUserId: from_user_id, jumpUrl: jump_url },
        },
        caller,
      )
      return { token, user: userDto(user), created }
    },
  )
  serve(app, contract.getMessengerAddress, async ({ platform, query }) => ({
    url: platform.messenger.address(query.redirect, query.state),
  }))
  serve(
    app,
    contract.logInByMessenger,
    async ({ platform, caller, body: { code, from_url, from_user_id, jump_url } }) => {
      const { token, user, created } = await logInByMessenger(
        platform,
        { code, source: { fromUrl: from_url, fromUserId: from_user_id, jumpUrl: jump_url } },
        caller,
      )
      return { token, user: userDto(user), created }
    },
  )
  serve(app, contract.logOut, async ({ database, caller }) => {
    if (caller.tokenHash !== null) await endSession(database, caller.tokenHash)
    return {}
  })
  serve(app, contract.getUser, async ({ database, caller }) => {
    const row = await findUser(database, caller.require().id)
    return { user: userDto(row), profile: profileDto(row) }
  })
  serve(app, contract.editUser, async ({ platform, database, caller, body }) => {
    const row = await editUser(database, caller.require(), body, platform.now())
    return { user: userDto(row), profile: profileDto(row) }
  })
  serve(app, contract.bindPhone, async ({ platform, caller, body }) => {
    return { user: userDto(await bindPhone(platform, caller, readPhone(body.phone), body.code)) }
  })
  serve(app, contract.changePhone, async ({ platform, caller, body }) => {
    return {
      user: userDto(
        await changePhone(platform, caller, {
          oldProof: body.old_proof,
          phone: readPhone(body.phone),
          code: body.code,
        }),
      ),
    }
  })
  serve(app, contract.setFirstPassword, async ({ platform, caller, body }) => {
    return { user: userDto(await setFirstPassword(platform, caller, body.password)) }
  })
  serve(app, contract.checkPassword, async ({ platform, caller, body }) => {
    return { correct: await checkOwnPassword(platform, caller, body.password) }
  })
  serve(app, contract.changePassword, async ({ platform, caller, body }) => {
    return { user: userDto(await changePassword(platform, caller, body.old_password, body.password)) }
  })
  serve(app, contract.resetPassword, async ({ platform, caller, body }) => {
    await resetPassword(platform, { phone: readPhone(body.phone), code: body.code, password: body.password }, caller)
    return {}
  })
}
