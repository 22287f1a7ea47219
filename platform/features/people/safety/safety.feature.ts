import * as contract from '../../../../contract/safety'
import type { Caller } from '../../../kernel/http/caller'
import { serve } from '../../../kernel/http/serve-endpoint'
import type { Platform, PlatformFeature } from '../../../kernel/platform'
import { selectSocialAccounts } from '../../frame/session/bind-messenger'
import { findUser } from '../../frame/session/user-answer'
import { endDevice, endOtherDevices, readDevices } from './devices'

export const safetyFeature: PlatformFeature = {
  name: 'safety',
  routes: (app) => {
    serve(app, contract.getSafety, ({ platform, caller }) => safetyAnswer(platform, caller))

    serve(app, contract.endDevice, async ({ platform, caller, path }) => {
      await endDevice(platform, caller, path.id)
      return await safetyAnswer(platform, caller)
    })

    serve(app, contract.endOtherDevices, async ({ platform, caller }) => {
      await endOtherDevices(platform, caller)
      return await safetyAnswer(platform, caller)
    })
  },
}

async function safetyAnswer(platform: Platform, caller: Caller) {
  const { id } = caller.require()
  const user = await findUser(platform.database, id)
  const [account] = await selectSocialAccounts(platform.database, id)
  return {
    has_password: user.passwordHash !== null,
    messenger: account === undefined ? null : account.nickname,
    devices: await readDevices(platform, caller),
  }
}
