import { Navigator } from '../../application/navigation/navigator'
import { Link } from '../kit/link'
import { useService } from '../shell/app-context'
import { volunteerPagePath } from './volunteer-pages.routes'

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
