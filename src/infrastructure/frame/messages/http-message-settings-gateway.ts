import { inject } from 'inversify'
import { getMessageSettings, saveMessageSettings } from '../../../../contract/message-settings'
import type { MessageSettingsGateway } from '../../../application/frame/messages/message-settings-gateway'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import type { MessageSettings } from '../../../domain/frame/messages/message-settings'
import { HttpClient } from '../http/http-client'

export class HttpMessageSettingsGateway implements MessageSettingsGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  settings(signal?: CancelSignal) {
    return this.http.send(getMessageSettings, { failures: 'in-place', signal })
  }

  save({ shown, pushed, quietHours, showsText }: MessageSettings) {
    const body = { shown: [...shown], pushed: [...pushed], quietHours, showsText }
    return this.http.send(saveMessageSettings, { failures: 'common', body })
  }
}
