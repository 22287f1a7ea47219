import { Navigator } from '../../application/frame/navigation/navigator'
import { Link } from '../frame/kit/link'
import { useService } from '../frame/shell/app-context'
import { volunteerPagePath } from '../civic/volunteer-pages/volunteer-pages.routes'

interface MemberNamePartProps {
  readonly member: { readonly id: string; readonly nickname: string }
  /** In place of an empty name, as that of an account which was deleted: it leads nowhere. */
  readonly nobody?: string
  readonly className?: string | undefined
}

/** The name of a member, which leads to the page that everybody sees of them. */
export function MemberNamePart({ member: { id, nickname }, nobody = '', className }: MemberNamePartProps) {
  const page = volunteerPagePath(id)
  const isLinked = useService(Navigator).exists(page) && nickname !== ''
  if (isLinked)
    return (
      <Link to={page} wide className={className}>
        {nickname}
      </Link>
    )
  const name = nickname || nobody
  return className === undefined ? name : <span className={className}>{name}</span>
}
