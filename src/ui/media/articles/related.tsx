import { observer } from 'mobx-react-lite'
import { ContentCard } from '../feed/content-card.part'
import { useWords } from '../../frame/words/words'
import styles from './article.module.css'
import type { ArticleViewModel } from './article.view-model'
import { articlesWords } from './articles.words'

/** Related contents; omitted when there are none, or they could not be loaded. */
export const Related = observer(function Related({ viewModel }: { readonly viewModel: ArticleViewModel }) {
  const words = useWords(articlesWords)
  const items = viewModel.relatedItems.value ?? []
  if (items.length === 0) return null
  return (
    <section className={styles.related} aria-labelledby="related">
      <h2 id="related" className={styles.sectionTitle}>
        {words.related}
      </h2>
      <ul className={styles.relatedList}>
        {items.map((item) => (
          <li key={`${item.kind}/${item.id}`}>
            <ContentCard item={item} heading="h3" />
          </li>
        ))}
      </ul>
    </section>
  )
})
