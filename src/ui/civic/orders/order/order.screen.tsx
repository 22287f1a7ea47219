import { CalendarDays, CircleCheck, Coins, House, MapPin, Phone, StickyNote, UserRound } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { Person } from '../../../../domain/frame/cases/case-step'
import { takingRefusalIn } from '../../../../domain/civic/commitments/commitment-limits'
import type { Order } from '../../../../domain/civic/orders/order'
import { volunteerNeedIn } from '../../../../domain/civic/volunteers/volunteer-need'
import { orderLifecycle, type OrderState } from '../../../../domain/civic/orders/order-lifecycle'
import { shownMoney } from '../../../../domain/civic/wallet/money'
import { ActBar } from '../../../frame/cases/act-bar.part'
import { TimeLine } from '../../../frame/cases/time-line.part'
import { TakingRefusal } from '../../commitments/taking-refusal.part'
import { Avatar } from '../../../frame/kit/pictures/avatar'
import { Badge } from '../../../frame/kit/badges/badge'
import { Fact, FactList } from '../../../frame/kit/facts/facts'
import { FailedPart } from '../../../frame/kit/states/failed-part'
import { ButtonLink } from '../../../frame/kit/buttons/link'
import { SkeletonList } from '../../../frame/kit/states/skeleton'
import { Icon } from '../../../frame/kit/pictures/icon'
import { Stars } from '../../../frame/ratings/stars.part'
import { FormFailure } from '../../../frame/session/form-failure.part'
import { PlainPage } from '../../../frame/session/plain-page.part'
import { NotifyOffer } from '../../../frame/messages/notify-offer.part'
import { LookedAt } from '../../../frame/messages/looked-at.part'
import { defineScreen } from '../../../frame/shell/screens/screen'
import { useAppointment } from '../../../frame/words/use-appointment'
import { useDayAndTime } from '../../../frame/words/use-day-and-time'
import { useWords } from '../../../frame/words/words'
import { ClashDialogPart } from '../../clashes/clash-dialog.part'
import { ThreadLinkPart } from '../../threads/thread-link.part'
import { NeedsVolunteer } from '../needs-volunteer'
import { OrderActSheet } from './order-act-sheet'
import { orderStandingWords } from '../order-standing.words'
import { orderTone } from '../order-tone'
import { OrderViewModel } from './order.view-model'
import styles from '../orders.module.css'
import { myOrdersPath, scoresPath } from '../orders.paths'
import { ordersWords, orderWords } from '../orders.words'

interface OrderProps {
  readonly viewModel: OrderViewModel
}

/** The states in which the orderer waits for a volunteer. */
const waits: readonly OrderState[] = ['placed', 'provided']
/** The states in which the orderer and the provider can write to each other, or read what they wrote. */
const talking: readonly OrderState[] = ['provided', 'completed', 'disputed']

/** S120: one order, with what can be done. */
export const OrderScreen = observer(function OrderScreen({ viewModel }: OrderProps) {
  const words = useWords(orderWords)
  const list = useWords(ordersWords)
  const { order } = viewModel
  const need = volunteerNeedIn(order.failure?.state ?? '')
  return (
    <PlainPage title={words.title} look="rows">
      {order.value !== null ? (
        <OrderPage viewModel={viewModel} order={order.value} />
      ) : need !== null ? (
        <NeedsVolunteer need={need} />
      ) : order.state === 'failed' ? (
        <FailedPart
          title={words.failed}
          failure={order.failure}
          onRetry={viewModel.order.reload}
          fallbackLink={{ to: myOrdersPath, label: list.title }}
        />
      ) : (
        <SkeletonList label={words.loading} shape="article" />
      )}
    </PlainPage>
  )
})

const OrderPage = observer(function OrderPage({ viewModel, order }: OrderProps & { readonly order: Order }) {
  const words = useWords(orderWords)
  const { score, acts, isUnrewarded, reward } = order
  const { refusal } = viewModel
  const questions = {
    provide: { title: words.provideTitle, text: isUnrewarded ? words.provideUnrewarded : words.provideText },
    complete: {
      title: words.completeTitle,
      text: reward > 0 && !isUnrewarded ? words.completeRewarded : words.completeText,
    },
  } as const
  return (
    <>
      <LookedAt subject="order" id={order.id} />
      <OrderAbout order={order} />
      {score !== null && (
        <section className={styles.part}>
          <h2 className={styles.heading}>{words.score}</h2>
          <Stars value={score.stars} />
          {score.text !== '' && <p className={styles.said}>{score.text}</p>}
        </section>
      )}
      <div className={styles.part}>
        <TimeLine steps={order.steps} titleOf={({ act }) => words[`step.${act}`]} byOffice={isOfOffice} />
      </div>
      {order.mine && waits.includes(order.state) && <NotifyOffer of="news" />}
      <ActBar
        busy={viewModel.busy}
        onAct={viewModel.act}
        acts={acts.map((act) => ({
          act,
          label: words[`act.${act}`],
          ...(act === 'provide' || act === 'complete' || act === 'score'
            ? {}
            : { kind: act === 'cancel' ? ('quiet' as const) : ('secondary' as const) }),
          ...(act === 'provide' || act === 'complete' ? { question: questions[act] } : {}),
        }))}
      >
        {refusal !== null &&
          (takingRefusalIn(refusal.state) !== null ? (
            <TakingRefusal failure={refusal} />
          ) : (
            <FormFailure failure={refusal} />
          ))}
      </ActBar>
      <ClashDialogPart check={viewModel.clashes} />
      <OrderActSheet viewModel={viewModel} />
    </>
  )
})

/**
 * Whether a step without a name is the office's. For volunteers, the placing of an order names nobody either, but it is
 * the orderer's.
 */
const isOfOffice = ({ act }: Pick<Order['steps'][number], 'act'>): boolean =>
  act !== 'place' && orderLifecycle.acts[act].by.some((role) => role === 'office')

const OrderAbout = observer(function OrderAbout({ order }: { readonly order: Order }) {
  const words = useWords(orderWords)
  const standing = useWords(orderStandingWords)
  const appointment = useAppointment()
  const dayAndTime = useDayAndTime()
  const { service, state, wantedOn, timeOfDay, area, address, note, reward, orderer, provider, mine, phone } = order
  const role = mine ? 'orderer' : provider === null || orderer === null ? 'volunteer' : 'provider'
  return (
    <section className={styles.part}>
      <div className={styles.line}>
        <h2 className={styles.title}>{service}</h2>
        <Badge tone={orderTone(state)}>{standing[`${role}.${state}`]}</Badge>
      </div>
      <p className={styles.quiet}>{standing[`say.${role}.${state}`]}</p>
      <FactList>
        <Fact icon={CalendarDays} name={words.wantedOn}>
          {dayAndTime(wantedOn, timeOfDay)}
        </Fact>
        <Fact icon={MapPin} name={words.area}>
          {area}
        </Fact>
        {order.onBehalfOf !== null && (
          <Fact icon={UserRound} name={words.onBehalfOf}>
            {order.onBehalfOf}
          </Fact>
        )}
        {address !== null && (
          <Fact icon={House} name={words.address}>
            {address}
          </Fact>
        )}
        {note !== null && note !== '' && (
          <Fact icon={StickyNote} name={words.note}>
            {note}
          </Fact>
        )}
        {reward > 0 && (
          <Fact icon={Coins} name={words.reward}>
            {order.isUnrewarded ? words.unrewarded : shownMoney(reward)}
          </Fact>
        )}
        {order.paidAt !== null && (
          <Fact icon={CircleCheck} name={words.paidAt}>
            {appointment.at(order.paidAt)}
          </Fact>
        )}
      </FactList>
      {orderer === null ? (
        <p className={styles.quiet}>{words.hidden}</p>
      ) : (
        <PersonLine person={orderer} role={words.orderer} phone={mine ? null : phone} />
      )}
      {provider !== null && <PersonLine person={provider} role={words.provider} phone={mine ? phone : null} scores />}
      {orderer !== null && provider !== null && talking.includes(state) && (
        <ThreadLinkPart
          kind="order"
          caseId={order.id}
          helperId={provider.id}
          block
          name={mine ? provider.nickname : orderer.nickname}
        />
      )}
    </section>
  )
})

interface PersonLineProps {
  readonly person: Person
  readonly role: string
  readonly phone: string | null
  /** Whether the name leads to the person's ratings. */
  readonly scores?: boolean
}

function PersonLine({ person, role, phone, scores = false }: PersonLineProps) {
  const words = useWords(orderWords)
  return (
    <div className={styles.person}>
      <Avatar src={person.avatar} name={person.nickname} />
      <div className={styles.about}>
        <p>{person.nickname}</p>
        <p className={styles.quiet}>{role}</p>
      </div>
      {phone !== null && (
        <ButtonLink to={`tel:${phone}`} small label={words.call(phone)}>
          <Icon of={Phone} size={14} />
          {phone}
        </ButtonLink>
      )}
      {scores && phone === null && (
        <ButtonLink to={scoresPath(person.id)} small kind="quiet">
          {words.scores}
        </ButtonLink>
      )}
    </div>
  )
}

export const screen = defineScreen({
  viewModel: OrderViewModel,
  view: OrderScreen,
  key: ({ query }) => `order ${query['id'] ?? ''}`,
  parent: ({ parent }) => parent,
})
