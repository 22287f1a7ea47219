import { Building2, CalendarCheck, CalendarX, Clock, Scale, TriangleAlert, Wallet } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { guideFreshness } from '../../../../domain/civic/guides/freshness'
import type { Guide } from '../../../../domain/civic/guides/guide'
import { shownMoney } from '../../../../domain/civic/wallet/money'
import { Badge } from '../../../frame/kit/badges/badge'
import { Fact, FactList } from '../../../frame/kit/facts/facts'
import { Icon } from '../../../frame/kit/pictures/icon'
import { Link } from '../../../frame/kit/buttons/link'
import { PrintButtonPart } from '../../../frame/print/print-button.part'
import { DetailPage } from '../../../frame/shell/layout/detail-page'
import { defineScreen } from '../../../frame/shell/screens/screen'
import { useAppointment } from '../../../frame/words/use-appointment'
import { useFormat } from '../../../frame/words/use-format'
import { useWords } from '../../../frame/words/words'
import { SharePagePart } from '../../../participation/share-page.part'
import { GuideMaterials } from './guide-materials'
import styles from './guide.module.css'
import { GuideOpinion } from './guide-opinion'
import { GuidePlaces } from './guide-places'
import { GuideViewModel } from './guide.view-model'
import { guideWords } from './guide.words'
import { guidesPath } from '../guides.paths'
import { guidesWords } from '../guides.words'

interface GuideProps {
  readonly viewModel: GuideViewModel
}

/** S092: one guide: conditions, materials, steps, fees, places, questions. */
export const GuideScreen = observer(function GuideScreen({ viewModel }: GuideProps) {
  const words = useWords(guideWords)
  const { guide, head } = viewModel
  return (
    <DetailPage
      of={guide}
      words={{ ...words, title: words.toList }}
      list={guidesPath}
      actions={
        head !== null && (
          <>
            <PrintButtonPart />
            <SharePagePart head={head} />
          </>
        )
      }
    >
      {(value) => <GuidePage viewModel={viewModel} guide={value} />}
    </DetailPage>
  )
})

const GuidePage = observer(function GuidePage({ viewModel, guide }: GuideProps & { readonly guide: Guide }) {
  const words = useWords(guideWords)
  const { conditions, steps, fees, questions, laws } = guide
  return (
    <>
      <Head viewModel={viewModel} guide={guide} />
      <TextSection title={words.conditions} texts={conditions} />
      <GuideMaterials viewModel={viewModel} materials={guide.materials} />
      <section className={styles.part}>
        <h2 className={styles.heading}>{words.steps}</h2>
        <ol className={styles.steps}>
          {steps.map(({ title, text }, index) => (
            <li key={index} className={styles.step}>
              <h3 className={styles.stepTitle}>{title}</h3>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      {fees.length > 0 && (
        <section className={styles.part}>
          <h2 className={styles.heading}>{words.fees}</h2>
          <dl className={styles.fees}>
            {fees.map(({ name, cents }, index) => (
              <div key={index} className={styles.fee}>
                <dt>{name}</dt>
                <dd className={styles.sum}>{cents === 0 ? words.free : shownMoney(cents)}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <GuidePlaces places={guide.places} visit={viewModel.visit} />
      {questions.length > 0 && (
        <section className={styles.part}>
          <h2 className={styles.heading}>{words.questions}</h2>
          {questions.map(({ question, answer }, index) => (
            <div key={index} className={styles.question}>
              <h3 className={styles.asked}>{question}</h3>
              <p className={styles.text}>{answer}</p>
            </div>
          ))}
        </section>
      )}
      <TextSection title={words.laws} texts={laws} />
      <GuideOpinion viewModel={viewModel} opinions={guide.opinions} />
    </>
  )
})

/** What the guide is, how long it takes and what it costs, and whether it can be relied on. */
const Head = observer(function Head({ viewModel, guide }: GuideProps & { readonly guide: Guide }) {
  const words = useWords(guideWords)
  const themes = useWords(guidesWords)
  const format = useFormat()
  const { departmentAddress } = viewModel
  const { promisedDays, legalDays, fees, department, checkedOn, validUntil } = guide
  return (
    <article className={styles.part}>
      <span className={styles.badge}>
        <Badge tone="accent">{themes[`theme.${guide.theme}`]}</Badge>
      </span>
      <h1 className={styles.title}>{guide.title}</h1>
      <p className={styles.text}>{guide.summary}</p>
      <Warning guide={guide} />
      <FactList>
        <Fact icon={Clock} name={words.promised}>
          {promisedDays === 0 ? words.atOnce : words.days(promisedDays)}
        </Fact>
        <Fact icon={Scale} name={words.legal}>
          {legalDays === null ? words.noTerm : words.days(legalDays)}
        </Fact>
        <Fact icon={Wallet} name={words.cost}>
          {costOf(fees) ?? words.free}
        </Fact>
        {department !== null && (
          <Fact icon={Building2} name={words.from}>
            {departmentAddress === null ? (
              department.name
            ) : (
              <Link to={departmentAddress} look="text" wide>
                {department.name}
              </Link>
            )}
          </Fact>
        )}
        {validUntil !== null && (
          <Fact icon={CalendarX} name={words.validUntil}>
            {words.until(format.day(validUntil))}
          </Fact>
        )}
      </FactList>
      <p className={styles.checked}>
        <Icon of={CalendarCheck} size={16} />
        {words.checked(format.day(checkedOn))}
      </p>
    </article>
  )
})

/** Warns of a guide that nobody has checked for long, or that is no longer valid. */
const Warning = observer(function Warning({ guide }: { readonly guide: Guide }) {
  const words = useWords(guideWords)
  const format = useFormat()
  const freshness = guideFreshness(guide, useAppointment().today())
  if (freshness === 'current') return null
  const isOld = freshness === 'old'
  return (
    <div role="note" className={styles.warning}>
      <Icon of={TriangleAlert} size={20} />
      <div className={styles.warned}>
        <p className={styles.warningTitle}>{isOld ? words.old : words.expired(format.day(guide.validUntil ?? ''))}</p>
        <p>{isOld ? words.oldText : words.expiredText}</p>
      </div>
    </div>
  )
})

function TextSection({ title, texts }: { readonly title: string; readonly texts: readonly string[] }) {
  if (texts.length === 0) return null
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{title}</h2>
      <ul className={styles.list}>
        {texts.map((text, index) => (
          <li key={index}>{text}</li>
        ))}
      </ul>
    </section>
  )
}

/** The range of the fees, such as '¥20.00' or '¥20.00–¥140.00'; null when all of them are free. */
function costOf(fees: Guide['fees']): string | null {
  const sums = fees.map(({ cents }) => cents)
  const [least, most] = [Math.min(...sums), Math.max(...sums)]
  if (sums.length === 0 || most === 0) return null
  return least === most ? shownMoney(most) : `${shownMoney(least)}–${shownMoney(most)}`
}

export const screen = defineScreen({ viewModel: GuideViewModel, view: GuideScreen, parent: guidesPath })
