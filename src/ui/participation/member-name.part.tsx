import { Navigator } from '../../application/frame/navigation/navigator'
import { Link } from '../frame/kit/buttons/link'
import { useService } from '../frame/shell/app-context'
import { volunteerPagePath } from '../civic/volunteer-pages/volunteer-pages.paths'

interface MemberNamePartProps {
  readonly member: { readonly id: string; readonly nickname: string }
  /** Shown without a link in place of an empty name, such as that of a deleted account. */
  readonly fallbackName?: string
  readonly className?: string | undefined
}

/** The name of a member, with a link to their public page. */
export function MemberNamePart({ member: { id, nickname }, fallbackName = '', className }: MemberNamePartProps) {
  const page = volunteerPagePath(id)
  const isLinked = useService(Navigator).exists(page) && nickname !== ''
  if (isLinked)
    return (
      <Link to={page} wide className={className}>
        {nickname}
      </Link>
    )
  const name = nickname || fallbackName
  return className === undefined ? name : <span className={className}>{name}</span>
}
