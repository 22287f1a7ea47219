import { observer } from 'mobx-react-lite'
import type { Licence } from '../../../../domain/frame/site/about'
import { EmptyState } from '../../kit/states/empty-state'
import { FailedPart } from '../../kit/states/failed-part'
import { Image } from '../../kit/pictures/image'
import { Link } from '../../kit/buttons/link'
import { SkeletonList } from '../../kit/states/skeleton'
import { useLightbox } from '../../pictures/use-lightbox.part'
import { PlainPage } from '../../session/plain-page.part'
import { defineScreen } from '../../shell/screens/screen'
import { useFormat } from '../../words/use-format'
import { useWords } from '../../words/words'
import styles from './qualifications.module.css'
import { QualificationsViewModel } from './qualifications.view-model'
import { qualificationsWords } from './qualifications.words'
import { aboutPath } from '../setting.paths'

interface QualificationsProps {
  readonly viewModel: QualificationsViewModel
}

/** S077: the operator's licences and certificates. */
export const QualificationsScreen = observer(function QualificationsScreen({ viewModel }: QualificationsProps) {
  const words = useWords(qualificationsWords)
  return (
    <PlainPage title={words.title} look="rows">
      <Licences viewModel={viewModel} />
    </PlainPage>
  )
})

const Licences = observer(function Licences({ viewModel: { about } }: QualificationsProps) {
  const words = useWords(qualificationsWords)
  const { value, state, failure } = about
  if (value === null) {
    if (state !== 'failed') return <SkeletonList label={words.loading} shape="big" />
    return <FailedPart title={words.failedTitle} failure={failure} onRetry={about.reload} />
  }
  if (value.licences.length === 0) return <EmptyState title={words.emptyTitle} text={words.emptyText} />
  return <LicenceList licences={value.licences} />
})

function LicenceList({ licences }: { readonly licences: readonly Licence[] }) {
  const words = useWords(qualificationsWords)
  const { prepare, view, lightbox } = useLightbox(words.certificates)
  const pictured = licences.flatMap(({ name, picture }) =>
    picture === null ? [] : [{ address: picture, alt: words.certificate(name), caption: name, size: null }],
  )
  return (
    <>
      <ul className={styles.licences}>
        {licences.map((licence) => (
          <li key={licence.name} className={styles.licence}>
            {licence.picture !== null && (
              <button
                type="button"
                className={styles.picture}
                aria-label={words.view(licence.name)}
                aria-haspopup="dialog"
                onPointerDown={prepare}
                onClick={() =>
                  view(
                    pictured,
                    pictured.findIndex(({ address }) => address === licence.picture),
                  )
                }
              >
                <Image src={licence.picture} alt="" ratio="4:3" width={160} />
              </button>
            )}
            <LicenceText licence={licence} />
          </li>
        ))}
      </ul>
      {lightbox}
    </>
  )
}

const LicenceText = observer(function LicenceText({ licence }: { readonly licence: Licence }) {
  const words = useWords(qualificationsWords)
  const format = useFormat()
  const { name, number, issuer, validUntil, target } = licence
  const facts = [
    [words.number, number],
    [words.issuer, issuer],
    [words.validUntil, validUntil === null ? '' : format.day(validUntil)],
  ].filter(([, value]) => value !== '')
  return (
    <div className={styles.text}>
      <h2 className={styles.name}>{name}</h2>
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {target?.kind === 'external' && (
        <Link to={target.url} className={styles.register}>
          {words.register}
        </Link>
      )}
    </div>
  )
})

export const screen = defineScreen({
  viewModel: QualificationsViewModel,
  view: QualificationsScreen,
  parent: aboutPath,
})
