import { observer } from 'mobx-react-lite'
import type { PublisherKind } from '../../../domain/frame/content/content-kinds'
import { PublisherRowPart } from '../../participation/publishers/publisher.part'
import { publisherPaths } from './publisher.paths'

interface PublisherOfKindPartProps {
  readonly kind: PublisherKind
  readonly publisher: {
    readonly id: string
    readonly name: string
    readonly picture: string | null
    readonly intro: string
    readonly followed: boolean
  }
  readonly onFollow: () => void
}

/** An organisation, a host or a member as one row of a list, with a link to their account. */
export const PublisherOfKindPart = observer(function PublisherOfKindPart({
  kind,
  publisher: { id, name, picture, intro, followed },
  onFollow,
}: PublisherOfKindPartProps) {
  return (
    <PublisherRowPart
      href={publisherPaths[kind](id)}
      name={name}
      picture={picture}
      intro={intro}
      followed={followed}
      onFollow={onFollow}
      square={kind === 'organisation'}
    />
  )
})
