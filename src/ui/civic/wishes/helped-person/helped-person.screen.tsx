import { observer } from 'mobx-react-lite'
import type { HelpedPerson } from '../../../../domain/civic/wishes/helped-person'
import { Button } from '../../../frame/kit/buttons/button'
import { Dialog } from '../../../frame/kit/overlays/dialog'
import { EndlessList } from '../../../frame/kit/lists/endless-list'
import { Fact, FactList } from '../../../frame/kit/facts/facts'
import { ButtonLink } from '../../../frame/kit/buttons/link'
import { EmptyState } from '../../../frame/kit/states/empty-state'
import { Loaded } from '../../../frame/kit/states/loaded'
import { PlainPage } from '../../../frame/session/plain-page.part'
import { defineScreen } from '../../../frame/shell/screens/screen'
import { useFormat } from '../../../frame/words/use-format'
import { useWords } from '../../../frame/words/words'
import { helpedPersonWords } from './helped-person.words'
import { HelpedPersonViewModel } from './helped-person.view-model'
import { ordersForPath, servicesForPath } from '../../orders/orders.paths'
import { MembersOnly } from '../../../frame/session/members-only.part'
import { WishRow } from '../wish-row.part'
import styles from '../wish.module.css'
import { editHelpedPersonPath, helpedPersonsPath, publishWishForPath } from '../wishes.paths'
import { helpedPersonsWords } from '../helped-persons.words'

/** S145: a person whom the member helps, with what was done. */
export const HelpedPersonScreen = observer(function HelpedPersonScreen({
  viewModel,
}: {
  readonly viewModel: HelpedPersonViewModel
}) {
  const words = useWords(helpedPersonsWords)
  const { person, record } = viewModel
  return (
    <PlainPage title={person.value?.name ?? words.peopleTitle} look="rows">
      <MembersOnly isMember={viewModel.isMember} reason="helped-persons">
        <Loaded
          of={person}
          failed={words.personFailed}
          loading={words.loading}
          onRetry={viewModel.refresh}
          fallbackLink={{ to: helpedPersonsPath, label: words.peopleTitle }}
        >
          {(value) => <Details person={value} viewModel={viewModel} />}
        </Loaded>
        {person.value !== null && (
          <section aria-labelledby="record">
            <h2 id="record" className={styles.recordTitle}>
              {words.record}
            </h2>
            <EndlessList
              items={record.items}
              state={record.state}
              failure={record.failure}
              hasMore={record.hasMore}
              keyOf={({ id }) => id}
              onMore={() => void record.more()}
              onRetry={viewModel.refresh}
              owner={record}
              empty={<EmptyState title={words.noRecord} subject="history" />}
            >
              {(wish) => <WishRow wish={wish} />}
            </EndlessList>
          </section>
        )}
      </MembersOnly>
    </PlainPage>
  )
})

const Details = observer(function Details({
  person,
  viewModel,
}: {
  readonly person: HelpedPerson
  readonly viewModel: HelpedPersonViewModel
}) {
  const words = useWords(helpedPersonsWords)
  const own = useWords(helpedPersonWords)
  const format = useFormat()
  const facts = [
    { name: words.relation, value: words[`relation.${person.relation}`] },
    { name: words.phone, value: person.phone ?? '' },
    { name: words.address, value: person.address },
    { name: words.needs, value: person.needs },
    { name: words.registeredAt, value: format.date(person.registeredAt) },
  ].filter(({ value }) => value !== '')
  return (
    <div className={styles.part}>
      <FactList>
        {facts.map(({ name, value }) => (
          <Fact key={name} name={name}>
            {value}
          </Fact>
        ))}
      </FactList>
      <ButtonLink to={publishWishForPath(person.id)} kind="primary" block>
        {words.publishFor}
      </ButtonLink>
      <div className={styles.personActs}>
        <ButtonLink to={servicesForPath(person.id)} block>
          {own.order}
        </ButtonLink>
        <ButtonLink to={ordersForPath(person.id)} block>
          {own.orders}
        </ButtonLink>
        <ButtonLink to={editHelpedPersonPath(person.id)} block>
          {own.edit}
        </ButtonLink>
        <Button kind="danger" block onClick={viewModel.askToRemove}>
          {own.remove}
        </Button>
      </div>
      <Dialog
        open={viewModel.asksToRemove}
        onClose={viewModel.cancelQuestion}
        title={own.removeTitle(person.name)}
        text={[
          own.removeText,
          ...(person.openOrders > 0 ? [own.removeOrders(person.openOrders)] : []),
          ...(person.open > 0 ? [own.removeOpen(person.open)] : person.wishes > 0 ? [own.removeRecord] : []),
        ].join(own.between)}
        acts={[
          { label: own.keep, onAct: viewModel.cancelQuestion },
          { label: own.remove, kind: 'danger', busy: viewModel.isRemoving, onAct: () => void viewModel.remove() },
        ]}
      />
    </div>
  )
})

export const screen = defineScreen({
  viewModel: HelpedPersonViewModel,
  view: HelpedPersonScreen,
  parent: helpedPersonsPath,
})
