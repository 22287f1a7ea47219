import { ContainerModule } from 'inversify'
import { FeedbackGateway } from '../../../application/civic/feedback/feedback-gateway'
import { HttpFeedbackGateway } from './http-feedback-gateway'

export const adapters = new ContainerModule(({ bind }) => {
  bind(FeedbackGateway).to(HttpFeedbackGateway).inSingletonScope()
})
