import type { FastifyInstance } from 'fastify'
import * as contract from '../../../../contract/session'
import { verificationCodeRules } from '../../../../src/domain/frame/session/verification-code'
import { serve } from '../../../kernel/http/serve-endpoint'
import { noteSecurityEvent } from '../../../kernel/shared/security-events'
import { proveCode, sendCode } from './verification-codes'
import { changePassword, resetPassword, setFirstPassword } from './change-password'
import { bindPhone, changePhone } from './change-phone'
import { editUser } from './edit-user'
import { readCodePhone, readPhone } from './fields'
import { logIn } from './log-in'
import { logInByMessenger } from './log-in-by-messenger'
import { endSession } from '../../../kernel/members/session-tokens'
import { loggedInJustNow, proofWays, proveMember } from './member-proof'
import { checkOwnPassword } from './own-password'
import { serveSignIn } from './serve-sign-in'
import { findUser, profileDto, userDto } from './user-answer'

export function sessionRoutes(app: FastifyInstance): void {
  serveSignIn(app, contract.sendCaptcha, async ({ platform, caller, query }) => {
    const phone = readCodePhone(caller, query.phone, query.purpose)
    await sendCode(platform, { phone, purpose: query.purpose, device: undefined }, caller)
    return { wait: verificationCodeRules.pause / 1000 }
  })
  serveSignIn(app, contract.sendCode, async ({ platform, caller, body: { phone, purpose, device } }) => {
    await sendCode(platform, { phone: readCodePhone(caller, phone, purpose), purpose, device }, caller)
    return { wait: verificationCodeRules.pause / 1000 }
  })
  serveSignIn(app, contract.verifyCaptcha, async ({ platform, caller, body: { phone, purpose, code, device } }) => {
    const own = readCodePhone(caller, phone, purpose)
    return { proof: await proveCode(platform, { phone: own, purpose, code, device }, caller) }
  })
  serveSignIn(app, contract.proveMember, async ({ platform, caller, body }) => ({
    proof: await proveMember(platform, caller, body),
  }))
  serve(app, contract.getProofWays, async ({ platform, database, caller }) => ({
    prove_by: proofWays(await findUser(database, caller.require().id), platform.now()),
    logged_in_just_now: await loggedInJustNow(platform, caller),
  }))
  serveSignIn(
    app,
    contract.logIn,
    async ({
      platform,
      database,
      caller,
      body: { phone, code, password, device, from_url, from_user_id, jump_url },
    }) => {
      const { token, user, created } = await logIn(
        platform,
        {
          phone: readPhone(phone),
          code,
          password,
          device,
          source: { fromUrl: from_url, fromUserId: from_user_id, jumpUrl: jump_url },
        },
        caller,
      )
      // Ends the session that this browser had before the login.
      if (caller.tokenHash !== null) await endSession(database, caller.tokenHash)
      return { token, user: userDto(user), created }
    },
  )
  serve(app, contract.getMessengerAddress, async ({ platform, query }) => ({
    url: platform.messenger.address(query.redirect, query.state, 'consent'),
  }))
  serveSignIn(
    app,
    contract.logInByMessenger,
    async ({ platform, database, caller, body: { code, device, from_url, from_user_id, jump_url } }) => {
      const { token, user, created } = await logInByMessenger(
        platform,
        { code, device, source: { fromUrl: from_url, fromUserId: from_user_id, jumpUrl: jump_url } },
        caller,
      )
      // Ends the session that this browser had before the login.
      if (caller.tokenHash !== null) await endSession(database, caller.tokenHash)
      return { token, user: userDto(user), created }
    },
  )
  serve(app, contract.logOut, async ({ platform, database, caller, reply }) => {
    // The browser's storage is not cleared, because settings and drafts belong to the person at the device. The client
    // itself removes what must go.
    reply.header('clear-site-data', '"cache"')
    if (caller.tokenHash === null) return {}
    await endSession(database, caller.tokenHash)
    noteSecurityEvent(platform, 'session.ended', { subject: caller.member?.id, address: caller.address })
    return {}
  })
  serve(app, contract.getUser, async ({ platform, database, caller }) => {
    const row = await findUser(database, caller.require().id)
    return { user: userDto(row), profile: profileDto(platform.vault, row) }
  })
  serve(app, contract.editUser, async ({ platform, database, caller, body }) => {
    const row = await editUser({ database, vault: platform.vault }, caller.require(), body, platform.now())
    return { user: userDto(row), profile: profileDto(platform.vault, row) }
  })
  serveSignIn(app, contract.bindPhone, async ({ platform, caller, body }) => {
    return { user: userDto(await bindPhone(platform, caller, { ...body, phone: readPhone(body.phone) })) }
  })
  serveSignIn(app, contract.changePhone, async ({ platform, caller, body }) => {
    return {
      user: userDto(
        await changePhone(platform, caller, {
          oldProof: body.old_proof,
          phone: readPhone(body.phone),
          code: body.code,
          device: body.device,
        }),
      ),
    }
  })
  serveSignIn(app, contract.setFirstPassword, async ({ platform, caller, body }) => {
    return { user: userDto(await setFirstPassword(platform, caller, body)) }
  })
  serveSignIn(app, contract.checkPassword, async ({ platform, caller, body }) => {
    return { correct: await checkOwnPassword(platform, caller, body.password) }
  })
  serveSignIn(app, contract.changePassword, async ({ platform, caller, body }) => {
    return { user: userDto(await changePassword(platform, caller, body.old_password, body.password)) }
  })
  serveSignIn(app, contract.resetPassword, async ({ platform, caller, body }) => {
    await resetPassword(platform, { ...body, phone: readPhone(body.phone) }, caller)
    return {}
  })
}
