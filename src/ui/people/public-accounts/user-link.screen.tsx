import { observer } from 'mobx-react-lite'
import { Avatar } from '../../frame/kit/pictures/avatar'
import { EmptyState } from '../../frame/kit/states/empty-state'
import { FailedPart } from '../../frame/kit/states/failed-part'
import { ButtonLink } from '../../frame/kit/buttons/link'
import { SkeletonList } from '../../frame/kit/states/skeleton'
import { TopBar } from '../../frame/kit/bars/top-bar'
import { DocumentHead } from '../../frame/shell/document/document-head'
import { defineScreen } from '../../frame/shell/screens/screen'
import { homePath } from '../../frame/site/site.paths'
import { useWords } from '../../frame/words/words'
import { publicAccountsWords } from './public-accounts.words'
import styles from './user-link.module.css'
import { UserLinkViewModel } from './user-link.view-model'

interface UserLinkScreenProps {
  readonly viewModel: UserLinkViewModel
}

/** S159: leads to a user, who is kept as the source of the visit. */
export const UserLinkScreen = observer(function UserLinkScreen({ viewModel }: UserLinkScreenProps) {
  const words = useWords(publicAccountsWords)
  return (
    <>
      <DocumentHead head={{ title: words.title }} />
      <TopBar title={words.title} />
      <main>
        <LinkedUser viewModel={viewModel} />
      </main>
    </>
  )
})

const LinkedUser = observer(function LinkedUser({ viewModel }: UserLinkScreenProps) {
  const words = useWords(publicAccountsWords)
  const { account, isLeaving, retry } = viewModel
  const { value, state, failure } = account
  const home = (
    <ButtonLink to={homePath} kind="primary">
      {words.home}
    </ButtonLink>
  )
  if (state === 'failed')
    return failure?.code === 'gone' ? (
      <EmptyState subject="gone" title={words.goneTitle} text={words.goneText} action={home} />
    ) : (
      <FailedPart title={words.failedTitle} failure={failure} onRetry={() => void retry()} />
    )
  if (value === null || isLeaving) return <SkeletonList label={words.loading} shape="rows" count={3} />
  return (
    <div className={styles.person}>
      <Avatar src={value.picture} name={value.name} size="large" />
      <h2 className={styles.name}>{value.name}</h2>
      <p className={styles.about}>{words.noPage}</p>
      {home}
    </div>
  )
})

export const screen = defineScreen({ viewModel: UserLinkViewModel, view: UserLinkScreen, parent: homePath })
