import { shownAddress } from '../../../application/frame/navigation/shown-kinds'
import { Navigator } from '../../../application/frame/navigation/navigator'
import { channelTarget, type ChannelKind } from '../../../domain/frame/navigation/channel-target'
import { Link } from '../../frame/kit/buttons/link'
import { useService } from '../../frame/shell/app-context'

interface PublisherNamePartProps {
  readonly kind: Extract<ChannelKind, 'org' | 'anchor'>
  readonly publisher: { readonly id: string; readonly name: string }
}

/** The name of an organisation or a host, with a link to their account. */
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
