import type { Container } from 'inversify'
import { failureOf } from '../../src/application/frame/shared/failure'
import { CommentsGateway } from '../../src/application/participation/comments/comments-gateway'
import { ReactionsGateway } from '../../src/application/participation/reactions/reactions-gateway'
import { VisitGateway } from '../../src/application/participation/visit-gateway'
import { failure, success } from '../../src/domain/frame/shared/result'
import { bindNobodyToName } from './nobody-to-name'

/** Binds what a content's screen asks for its participation: visits are counted, and nothing else is known. */
export function bindNoParticipation(container: Container, list: () => Promise<unknown>): void {
  container.bind(VisitGateway).toConstantValue({ recordVisit: async () => success({}) })
  container
    .bind(ReactionsGateway)
    .toConstantValue({ relation: async () => failure(failureOf('gone')) } as unknown as ReactionsGateway)
  container.bind(CommentsGateway).toConstantValue({ list } as unknown as CommentsGateway)
  bindNobodyToName(container)
}
