import { observer } from 'mobx-react-lite'
import { Navigator } from '../../../../application/frame/navigation/navigator'
import { feedKey } from '../../../../domain/frame/content/feed-item'
import { radioHomePath } from '../../channels/radio.paths'
import { ButtonLink } from '../../../frame/kit/buttons/link'
import { EmptyState } from '../../../frame/kit/states/empty-state'
import { FailedPart } from '../../../frame/kit/states/failed-part'
import { SectionHeader } from '../../../frame/kit/bars/section-header'
import { SkeletonList } from '../../../frame/kit/states/skeleton'
import { servicesPath } from '../../../overview/services/services.paths'
import { useService } from '../../../frame/shell/app-context'
import { publishWishPath } from '../../../civic/wishes/wishes.paths'
import { useWords } from '../../../frame/words/words'
import { ContentCard } from '../content-card.part'
import styles from './elder-home.module.css'
import { categoryPath } from '../feed.paths'
import { feedWords } from '../feed.words'
import type { HomeViewModel } from './home.view-model'
import { Ways } from './ways'

const storiesShown = 3

/** Home in elder mode: three stories, radio, help, services. Nothing on it moves, and it loads no further stories. */
export const ElderHome = observer(function ElderHome({ viewModel }: { readonly viewModel: HomeViewModel }) {
  const words = useWords(feedWords)
  const navigator = useService(Navigator)
  const [category] = viewModel.categories.value ?? []
  const entries = [
    { name: words.radio, text: words.radioText, icon: 'radio', path: radioHomePath },
    { name: words.askForHelp, text: words.askForHelpText, icon: 'volunteer', path: publishWishPath },
    { name: words.services, text: words.servicesText, icon: 'services', path: servicesPath },
  ].filter(({ path }) => navigator.exists(path))
  return (
    <main className={styles.home}>
      <section className={styles.sheet}>
        <SectionHeader title={words.todaysNews} />
        <Stories viewModel={viewModel} />
        {category !== undefined && (
          <div className={styles.more}>
            <ButtonLink to={categoryPath(category.id)} block>
              {words.moreNews}
            </ButtonLink>
          </div>
        )}
      </section>
      <section className={styles.sheet}>
        <SectionHeader title={words.forYou} />
        <Ways label={words.forYou} ways={entries} />
      </section>
    </main>
  )
})

const Stories = observer(function Stories({ viewModel }: { readonly viewModel: HomeViewModel }) {
  const words = useWords(feedWords)
  const { list } = viewModel.tabs.first.feed
  if (list.items.length === 0) {
    if (list.state === 'failed')
      return <FailedPart title={words.newsFailed} failure={list.failure} onRetry={() => void viewModel.refresh()} />
    if (list.state === 'ready') return <EmptyState title={words.noContent} text={words.noContentText} />
    return <SkeletonList label={words.loading} shape="big" count={storiesShown} />
  }
  return (
    <ul className={styles.stories}>
      {list.items.slice(0, storiesShown).map((item, index) => (
        <li key={feedKey(item)}>
          <ContentCard item={item} first={index === 0} />
        </li>
      ))}
    </ul>
  )
})
