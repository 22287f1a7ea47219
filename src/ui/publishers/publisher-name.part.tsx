import { shownAddress } from '../../application/feed/shown-kinds'
import { Navigator } from '../../application/navigation/navigator'
import { channelTarget, type ChannelKind } from '../../domain/navigation/channel-target'
import { Link } from '../kit/link'
import { useService } from '../shell/app-context'

interface PublisherNamePartProps {
  readonly kind: Extract<ChannelKind, 'org' | 'anchor'>
  readonly publisher: { readonly id: string; readonly name: string }
}

/** The name of an organisation or a host, which leads to their account. */
export function PublisherNamePart({ kind, publisher: { id, name } }: PublisherNamePartProps) {
  const address = shownAddress(useService(Navigator), channelTarget(kind, id))
  return address === null ? (
    name
  ) : (
    <Link to={address} wide>
      {name}
    </Link>
  )
}
