import { and, eq, ne } from 'drizzle-orm'
import { checkCircleForm, mostNoticesADay, type CircleForm } from '../../../../src/domain/civic/circles/circle-form'
import type { Transaction } from '../../../kernel/database/client'
import type { Localised } from '../../../kernel/database/schema/localised'
import { selectCityArea } from '../../../kernel/site/site.queries'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { invalid, invalidForm, Refusal } from '../../../kernel/http/refusal'
import { errorCodes } from '../../../../contract/envelope'
import { countOrWait } from '../../../kernel/limits/allowance'
import { forgetCopies } from '../../../kernel/messages/forget-copies'
import { refer } from '../../../kernel/messages/message-words'
import { notify } from '../../../kernel/messages/notify'
import { announceChange } from '../../../kernel/publishing/site-changes'
import { forgetAnswersAbout } from '../../../kernel/http/idempotency'
import { asWritten } from '../../../kernel/shared/as-written'
import { indexThings } from '../../frame/search-index/found-things'
import { circleNoticeMessage } from './circle-messages.words'
import { addRecord } from './circle-records'
import { foundCircles } from './circles.found'
import { requireCircleLeader, requireLiveCircle } from './require-circle'
import { circleMembers, circles } from './circles.schema'
import { localisedParts } from '../../frame/search-index/localised-parts'

const noticeAllowance = { most: mostNoticesADay, window: 86_400_000 }

/**
 * A moderator or the owner changes what a circle says about itself. A text that they did not change stays as it is in
 * both languages. A new notice is a message to every member who wants any.
 */
export async function changeCircle(
  transaction: Transaction,
  actorId: string,
  id: string,
  form: CircleForm,
  at: Date,
): Promise<void> {
  const checked = checkCircleForm(form, await selectCityArea(queriesOf(transaction)))
  if (!checked.ok) throw invalidForm(checked.reason)
  const circle = await requireLiveCircle(transaction, id)
  const role = await requireCircleLeader(transaction, id, actorId)
  const { intro, rules, notice, place, joinMode, question } = checked.value
  // A moderator's form has the question as it was when they opened it.
  const asked = role === 'owner' ? changed(circle.question, question) : circle.question
  // A closed circle that everybody may enter would be closed to nobody.
  if (circle.isClosed && joinMode === 'open') throw new Refusal(errorCodes.stateRefuses, null, { state: 'closed' })
  const change = {
    intro: changed(circle.intro, intro),
    rules: rules.map((rule) => circle.rules.find((each) => isIn(each, rule)) ?? asWritten(rule)),
    notice: changed(circle.notice, notice),
    place: changed(circle.place, place.name),
    latitude: place.latitude,
    longitude: place.longitude,
    joinMode,
    question: asked,
  }
  await transaction
    .update(circles)
    .set({ ...change, searchParts: localisedParts(circle.name, change.intro) })
    .where(eq(circles.id, id))
  await indexThings(transaction, foundCircles, [id])
  await forgetAnswersAbout(transaction, [id])
  await announceChange(transaction)
  await addRecord(transaction, { circleId: id, act: 'change', actorId, text: '', at })
  // What was told of the notice before shows it as it is now.
  if (change.notice !== circle.notice) await forgetCopies(transaction, [refer('circle-notice', id)])
  if (notice !== '' && change.notice !== circle.notice) {
    const wait = await countOrWait(transaction, `circle-notice:${id}`, noticeAllowance, at)
    // It is said beside the notice, since everything else in the form can be changed.
    if (wait > 0) throw invalid({ notice: 'told-enough' })
    await tellMembers(transaction, id, actorId, at)
  }
}

const isIn = (text: Localised, words: string): boolean => text['zh-CN'] === words || text.en === words
const changed = (text: Localised, words: string): Localised => (isIn(text, words) ? text : asWritten(words))

async function tellMembers(transaction: Transaction, id: string, actorId: string, at: Date): Promise<void> {
  const receivers = await queriesOf(transaction).readColumn(
    build
      .select({ userId: circleMembers.userId })
      .from(circleMembers)
      .where(
        and(
          eq(circleMembers.circleId, id),
          eq(circleMembers.state, 'member'),
          eq(circleMembers.isSilent, false),
          ne(circleMembers.userId, actorId),
        ),
      ),
  )
  const slots = { circle: refer('circle', id), notice: refer('circle-notice', id) }
  const path = `/group-detail/${encodeURIComponent(id)}`
  const news = receivers.map((userId) => ({ userId, id, words: circleNoticeMessage, slots, path }))
  await notify(transaction, { name: 'circle.notice', category: 'following' }, news, at)
}
