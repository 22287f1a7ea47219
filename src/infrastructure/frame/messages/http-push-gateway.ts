import { inject } from 'inversify'
import { getPushKey, subscribeToPush, unsubscribeFromPush } from '../../../../contract/push'
import type { PushAddress } from '../../../application/frame/messages/push-device'
import type { PushGateway } from '../../../application/frame/messages/push-gateway'
import { HttpClient } from '../http/http-client'
import { partOf } from '../http/mapped'

export class HttpPushGateway implements PushGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async key() {
    return partOf(await this.http.send(getPushKey, { failures: 'background' }), 'key')
  }

  async subscribe({ endpoint, p256dh, auth }: PushAddress) {
    const body = { endpoint, p256dh, auth }
    const answer = await this.http.send(subscribeToPush, { failures: 'background', body })
    return partOf(answer, 'subscribed')
  }

  async unsubscribe(endpoint: string) {
    const answer = await this.http.send(unsubscribeFromPush, { failures: 'background', body: { endpoint } })
    return partOf(answer, 'subscribed')
  }
}
