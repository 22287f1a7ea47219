import { observer } from 'mobx-react-lite'
import { minePath } from '../../overview/agenda/agenda.paths'
import { orderAddressRule, orderAreaRule, orderNoteRule, type OrderForm } from '../../../domain/civic/orders/order-form'
import type { Order, OrderableService } from '../../../domain/civic/orders/order'
import { orderStageNames } from '../../../domain/civic/orders/order-lifecycle'
import { shownMoney } from '../../../domain/civic/wallet/money'
import type { Form } from '../../../application/frame/forms/form'
import { FormFrame } from '../../frame/forms/form-frame.part'
import { TimeOfDayField } from '../../frame/forms/time-of-day-field.part'
import { useFields } from '../../frame/forms/use-fields.part'
import { Badge } from '../../frame/kit/badges/badge'
import { DateField } from '../../frame/kit/fields/date-field'
import { SelectChip } from '../../frame/kit/chips/chips'
import { ChipRow, ToggleChip } from '../../frame/kit/chips/toggle-chip'
import { BarLink } from '../../frame/kit/bars/bar-link'
import { EmptyState } from '../../frame/kit/states/empty-state'
import { FailedPart } from '../../frame/kit/states/failed-part'
import { Image } from '../../frame/kit/pictures/image'
import { ButtonLink, Link } from '../../frame/kit/buttons/link'
import { SelectField } from '../../frame/kit/fields/select-field'
import { SkeletonList } from '../../frame/kit/states/skeleton'
import { classNames } from '../../frame/kit/styles/class-names'
import { TabPanel } from '../../frame/kit/tabs/tab-panel'
import { Tabs } from '../../frame/kit/tabs/tabs'
import { TextArea } from '../../frame/kit/fields/text-area'
import { TextField } from '../../frame/kit/fields/text-field'
import { FilteredListPart } from '../../frame/lists/filtered-list.part'
import { MembersOnly } from '../../frame/session/members-only.part'
import { PlainPage } from '../../frame/session/plain-page.part'
import { defineScreen } from '../../frame/shell/screens/screen'
import { useWords } from '../../frame/words/words'
import { ClashDialogPart } from '../clashes/clash-dialog.part'
import { OrderRow } from './order-row'
import styles from './orders.module.css'
import { myOrdersPath, orderServePath, orderServicePath, serviceOrderPath, servicesForPath } from './orders.paths'
import { orderFormWords, ordersWords } from './orders.words'
import { ServiceOrderViewModel } from './service-order.view-model'

interface ServiceOrderProps {
  readonly viewModel: ServiceOrderViewModel
}

const group = 'service-orders'
const tabs = ['', 'mine'] as const

/** S133: services that can be ordered, and ordering one, for oneself or for somebody helped. */
export const ServiceOrderScreen = observer(function ServiceOrderScreen({ viewModel }: ServiceOrderProps) {
  const words = useWords(ordersWords)
  const { form, orders } = viewModel
  if (form !== null) return <OrderingPage viewModel={viewModel} form={form} />
  const shownTab = orders.filters.show === 'mine' ? 'mine' : ''
  return (
    <PlainPage title={words.title} look="rows" actions={<BarLink to={orderServePath}>{words.serve}</BarLink>}>
      <Tabs
        label={words.title}
        group={group}
        sticky
        even
        selected={shownTab}
        onSelect={(show) => orders.choose({ show })}
        tabs={tabs.map((id) => ({ id, label: words[`tab.${id}`] }))}
      />
      <TabPanel group={group} id={shownTab}>
        {shownTab === 'mine' ? (
          <MembersOnly isMember={viewModel.isMember} reason="my-orders">
            {viewModel.offersChoice && <OrderChips viewModel={viewModel} />}
            <FilteredListPart
              list={orders}
              empty={null}
              noneFound={
                orders.filters.stage !== '' ? (
                  <EmptyState subject="search" title={words.noneAtStage} />
                ) : (
                  <EmptyState
                    title={viewModel.person === null ? words.noneMine : words.noneFor(viewModel.person.name)}
                    action={
                      <ButtonLink
                        to={viewModel.person === null ? serviceOrderPath : servicesForPath(viewModel.person.id)}
                        replace
                      >
                        {words['tab.']}
                      </ButtonLink>
                    }
                  />
                )
              }
            >
              {(order) => <OrderRow order={order} reader="orderer" />}
            </FilteredListPart>
          </MembersOnly>
        ) : (
          <Services viewModel={viewModel} />
        )}
      </TabPanel>
    </PlainPage>
  )
})

/** Narrows the member's orders to a stage, or to one of those whom they help. */
const OrderChips = observer(function OrderChips({ viewModel }: ServiceOrderProps) {
  const words = useWords(ordersWords)
  const { orders } = viewModel
  return (
    <ChipRow>
      {orderStageNames.map((stage) => (
        <ToggleChip
          key={stage}
          label={words[`stage.${stage}`]}
          isPressed={orders.filters.stage === stage}
          onToggle={() => viewModel.choose({ stage: orders.filters.stage === stage ? '' : stage })}
        />
      ))}
      {viewModel.persons.length > 0 && (
        <SelectChip
          label={words.helpedPerson}
          all={words.everyone}
          value={viewModel.person?.id ?? ''}
          options={viewModel.persons.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(id) => viewModel.choose({ for: id })}
        />
      )}
    </ChipRow>
  )
})

const Services = observer(function Services({ viewModel: { offeredServices, person } }: ServiceOrderProps) {
  const words = useWords(ordersWords)
  if (offeredServices.value === null)
    return offeredServices.state === 'failed' ? (
      <FailedPart title={words.failed} failure={offeredServices.failure} onRetry={offeredServices.reload} />
    ) : (
      <SkeletonList label={words.loading} />
    )
  const { isOpen, services } = offeredServices.value
  if (!isOpen || services.length === 0)
    return <EmptyState subject="locked" title={words.closed} text={words.closedText} />
  return (
    <>
      {person !== null && <p className={styles.forPerson}>{words.orderFor(person.name)}</p>}
      <ul className={styles.services}>
        {services.map((service) => (
          <li key={service.id} className={classNames(styles.service, service.isUsedUp && styles.usedUp)}>
            <ServiceHead
              service={service}
              {...(service.isUsedUp ? {} : { to: orderServicePath(service.id, person?.id ?? '') })}
            />
          </li>
        ))}
      </ul>
    </>
  )
})

interface ServiceHeadProps {
  readonly service: OrderableService
  readonly to?: string
}

function ServiceHead({ service: { name, text, cover, reward, isUsedUp }, to }: ServiceHeadProps) {
  const words = useWords(ordersWords)
  return (
    <>
      {cover !== null && <Image src={cover} alt="" ratio="1:1" width={80} className={styles.cover} />}
      <div className={styles.about}>
        <h2 className={styles.name}>
          {to === undefined ? (
            name
          ) : (
            <Link to={to} className={styles.link}>
              {name}
            </Link>
          )}
        </h2>
        <p className={styles.quiet}>{text}</p>
        {isUsedUp && <Badge>{words.fullyBooked}</Badge>}
        <p className={styles.small}>
          {isUsedUp ? words.usedUp : reward === 0 ? words.volunteered : words.free(shownMoney(reward))}
        </p>
      </div>
    </>
  )
}

const OrderingPage = observer(function OrderingPage({
  viewModel,
  form,
}: ServiceOrderProps & { readonly form: Form<OrderForm, OrderForm, Order> }) {
  const words = useWords(orderFormWords)
  const orderWords = useWords(ordersWords)
  const { service, offeredServices, days, placing, persons, limit } = viewModel
  const field = useFields(form, words)
  const person = field('helpedPersonId')
  const isGone = offeredServices.state === 'ready' && (service === null || offeredServices.value?.isOpen === false)
  return (
    <PlainPage title={words.screen}>
      {isGone ? (
        <EmptyState
          subject="gone"
          title={words.gone}
          action={<ButtonLink to={serviceOrderPath}>{words.others}</ButtonLink>}
        />
      ) : (
        <>
          {service !== null ? (
            <div className={styles.chosen}>
              <ServiceHead service={service} />
            </div>
          ) : offeredServices.state === 'failed' ? (
            <FailedPart
              isQuiet
              title={orderWords.failed}
              failure={offeredServices.failure}
              onRetry={offeredServices.reload}
            />
          ) : (
            <SkeletonList label={words.screen} count={1} />
          )}
          {service?.isUsedUp === true ? (
            <EmptyState
              subject="locked"
              title={words.usedUp}
              text={words.usedUpText}
              action={<ButtonLink to={serviceOrderPath}>{words.others}</ButtonLink>}
            />
          ) : (
            <FormFrame
              form={form}
              words={words}
              label={words.screen}
              submit={words.submit}
              limit={{ reached: limit, open: words.tooManyOpen, way: { to: myOrdersPath, label: words.myOrders } }}
              onSubmit={() => void placing.submit(form)}
            >
              {persons.length > 0 && (
                <SelectField
                  {...person}
                  value={person.value ?? ''}
                  options={[
                    { value: '', label: words.myself },
                    ...persons.map(({ id, name }) => ({ value: id, label: name })),
                  ]}
                  onChange={(id) => person.onChange(id === '' ? null : id)}
                />
              )}
              <DateField {...field('wantedOn')} min={days.first} max={days.last} />
              <TimeOfDayField {...field('timeOfDay')} />
              <TextField {...field('area')} letters={orderAreaRule.most} />
              <TextField {...field('address')} letters={orderAddressRule.most} autoComplete="street-address" />
              <TextArea {...field('note')} optional rows={3} maxLength={orderNoteRule.most} />
            </FormFrame>
          )}
          <ClashDialogPart check={placing.clashes} />
        </>
      )}
    </PlainPage>
  )
})

export const screen = defineScreen({
  viewModel: ServiceOrderViewModel,
  view: ServiceOrderScreen,
  // The form of each service, for each person whom the member helps, is a separate screen.
  key: ({ query: { service = '', for: personId = '' } }) =>
    service === '' ? 'service order' : `service order ${service} ${personId}`,
  parent: ({ form }) => (form === null ? minePath : serviceOrderPath),
})
