import type { ReactNode } from 'react'
import { Navigator } from '../../../application/frame/navigation/navigator'
import { EmptyState } from '../kit/states/empty-state'
import { ButtonLink } from '../kit/buttons/link'
import { loginPath } from './session.paths'
import { useService } from '../shell/app-context'
import { useWords } from '../words/words'
import { sessionWords } from './session.words'

/** Wraps a screen that guests may open, but that has nothing to show them: explains this, and links to the login. */
export function MembersOnly({ isMember, children }: { readonly isMember: boolean; readonly children: ReactNode }) {
  const words = useWords(sessionWords)
  const navigator = useService(Navigator)
  if (isMember) return children
  return (
    <EmptyState
      subject="pass"
      title={words.membersOnly}
      text={words.membersOnlyText}
      action={
        <ButtonLink to={loginPath(navigator.current())} kind="primary">
          {words.login}
        </ButtonLink>
      }
    />
  )
}
