import { inject } from 'inversify'
import { bindSocialAccount, listSocialAccounts, unbindSocialAccount } from '../../../../contract/messenger'
import { proveMember } from '../../../../contract/session'
import { DeviceMark } from '../../../application/frame/session/visit/device-mark'
import type {
  MessengerAccountGateway,
  OwnMessenger,
} from '../../../application/frame/session/messenger/messenger-account-gateway'
import type { OwnSecret } from '../../../application/frame/session/password/own-proof'
import type { MessengerBinding } from '../../../application/frame/session/messenger/pending-messenger-login'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import type { AnswerOf } from '../http/call-parts'
import { HttpClient } from '../http/http-client'
import { mapped } from '../http/mapped'

const failures = 'in-place'

export class HttpMessengerAccountGateway implements MessengerAccountGateway {
  constructor(
    @inject(HttpClient) private readonly http: HttpClient,
    @inject(DeviceMark) private readonly device: DeviceMark,
  ) {}

  async ownAccount(signal?: CancelSignal) {
    return mapped(await this.http.send(listSocialAccounts, { failures, signal }), ownOf)
  }

  prove(secret: OwnSecret) {
    const body = { purpose: 'messenger' as const, device: this.device.read(), ...secret }
    return this.http.send(proveMember, { failures, body })
  }

  async bind(code: string, { proof, replaces }: MessengerBinding) {
    return mapped(
      await this.http.send(bindSocialAccount, { failures, body: { code, proof, replace: replaces } }),
      ownOf,
    )
  }

  async unbind(proof: string) {
    return mapped(await this.http.send(unbindSocialAccount, { failures, body: { proof } }), ownOf)
  }
}

function ownOf({ items, proveBy, mayUnbind }: AnswerOf<typeof listSocialAccounts>): OwnMessenger {
  const [first] = items
  return { bound: first === undefined ? null : { nickname: first.nickname }, proveBy, mayUnbind }
}
