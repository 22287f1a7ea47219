import { ContainerModule } from 'inversify'
import { LikersGateway } from '../../../application/participation/reactions/likers-gateway'
import { ReactionsGateway } from '../../../application/participation/reactions/reactions-gateway'
import { lazyAdapter } from '../../frame/host/lazy-adapter'
import { HttpClient } from '../../frame/http/http-client'
import { HttpReactionsGateway } from './http-reactions-gateway'

export const adapters = new ContainerModule(({ bind }) => {
  bind(ReactionsGateway).to(HttpReactionsGateway).inSingletonScope()
  // Few visitors ask who liked a content, so the code for it is loaded together with the sheet that lists these people.
  bind(LikersGateway)
    .toDynamicValue(({ get }) =>
      lazyAdapter(async () => {
        const module = await import(/* webpackChunkName: "comment-list" */ './http-likers-gateway')
        return new module.HttpLikersGateway(get(HttpClient))
      }),
    )
    .inSingletonScope()
})
