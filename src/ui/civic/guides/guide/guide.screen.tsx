import { Building2, CalendarCheck, CalendarX, Clock, Scale, TriangleAlert, Wallet } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { InTheNewsPart } from '../../../frame/concerns/concerns.part'
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
import { SectionBar } from '../../../frame/kit/bars/section-bar'
import { useScrollSpy } from '../../../frame/kit/scrolling/use-scroll-spy'
import { GuideActBar } from './guide-act-bar'
import { GuideMaterials } from './guide-materials'
import styles from './guide.module.css'
import { GuideOpinion } from './guide-opinion'
import { GuidePlaces } from './guide-places'
import { GuideSection, guideSections, type GuideSectionName } from './guide-section'
import { GuideToday } from './guide-today'
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
      look="rows"
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
  const has: Readonly<Record<GuideSectionName, boolean>> = {
    conditions: conditions.length > 0,
    materials: true,
    steps: steps.length > 0,
    fees: fees.length > 0,
    places: guide.places.length > 0,
    questions: questions.length > 0,
    laws: laws.length > 0,
  }
  const sections = (Object.keys(guideSections) as GuideSectionName[])
    .filter((name) => has[name])
    .map((name) => ({ id: guideSections[name], name: words[`section.${name}`] }))
  const { current, goTo } = useScrollSpy(sections.map(({ id }) => id))
  return (
    <>
      <Head viewModel={viewModel} guide={guide} onStep={(name) => goTo(guideSections[name])} />
      <SectionBar label={words.sections} sections={sections} current={current} onChoose={goTo} />
      <div className={styles.sections}>
        <TextSection id={guideSections.conditions} title={words.conditions} texts={conditions} />
        <GuideMaterials viewModel={viewModel} guide={guide} />
        {has.steps && (
          <GuideSection id={guideSections.steps} title={words.steps}>
            <ol className={styles.steps}>
              {steps.map(({ title, text }, index) => (
                <li key={index} className={styles.step}>
                  <h3 className={styles.stepTitle}>{title}</h3>
                  <p className={styles.text}>{text}</p>
                </li>
              ))}
            </ol>
          </GuideSection>
        )}
        {has.fees && (
          <GuideSection id={guideSections.fees} title={words.fees}>
            <dl className={styles.fees}>
              {fees.map(({ name, cents }, index) => (
                <div key={index} className={styles.fee}>
                  <dt>{name}</dt>
                  <dd className={styles.sum}>{cents === 0 ? words.free : shownMoney(cents)}</dd>
                </div>
              ))}
            </dl>
          </GuideSection>
        )}
        <GuidePlaces places={guide.places} visit={viewModel.visit} />
        {has.questions && (
          <GuideSection id={guideSections.questions} title={words.questions}>
            {questions.map(({ question, answer }, index) => (
              <div key={index} className={styles.question}>
                <h3 className={styles.asked}>{question}</h3>
                <p className={styles.text}>{answer}</p>
              </div>
            ))}
          </GuideSection>
        )}
        <TextSection id={guideSections.laws} title={words.laws} texts={laws} />
        <GuideOpinion viewModel={viewModel} opinions={guide.opinions} />
      </div>
      <InTheNewsPart kind="guide" id={guide.id} />
      <GuideActBar viewModel={viewModel} guide={guide} />
    </>
  )
})

/** What the guide is, how long it takes and what it costs, and whether it can be relied on. */
const Head = observer(function Head({
  viewModel,
  guide,
  onStep,
}: GuideProps & { readonly guide: Guide; readonly onStep: (section: GuideSectionName) => void }) {
  const words = useWords(guideWords)
  const themes = useWords(guidesWords)
  const format = useFormat()
  const { departmentAddress } = viewModel
  const { promisedDays, legalDays, fees, department, checkedOn, validUntil } = guide
  return (
    <article className={styles.head}>
      <span className={styles.badge}>
        <Badge tone="accent">{themes[`theme.${guide.theme}`]}</Badge>
      </span>
      <h1 className={styles.title}>{guide.title}</h1>
      <p className={styles.text}>{guide.summary}</p>
      <Warning guide={guide} />
      <GuideToday viewModel={viewModel} guide={guide} onStep={onStep} />
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

interface TextSectionProps {
  readonly id: string
  readonly title: string
  readonly texts: readonly string[]
}

function TextSection({ id, title, texts }: TextSectionProps) {
  if (texts.length === 0) return null
  return (
    <GuideSection id={id} title={title}>
      <ul className={styles.list}>
        {texts.map((text, index) => (
          <li key={index}>{text}</li>
        ))}
      </ul>
    </GuideSection>
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
