import { sendApplication } from '../../../contract/applications'
import { sendFeedback } from '../../../contract/feedback'
import { registerHelpedPerson } from '../../../contract/helped-persons'
import { claimWish, createWish } from '../../../contract/wishes'
import { writeThreadNote } from '../../../contract/threads'
import { placeOrder } from '../../../contract/orders'
import { eq } from 'drizzle-orm'
import { identities } from '../../../platform/features/people/identities/identities.schema'
import { cardUse, nameUse } from '../../../platform/features/people/identities/read-identity'
import { orderableServices } from '../../../platform/features/civic/orders/orders.schema'
import { sealProfileText } from '../../../platform/features/frame/session/profile-data'
import { users } from '../../../platform/kernel/members/members.schema'
import { sealDetails } from '../../../platform/features/civic/volunteers/volunteer-details'
import { volunteers } from '../../../platform/features/civic/volunteers/volunteers.schema'
import { approveWish } from '../../../platform/features/civic/wishes/review-wish'
import { wishCategories } from '../../../platform/features/civic/wishes/wishes.schema'
import type { TestPlatform } from '../../support/platform'
import { approveMembers } from '../../support/volunteers'
import { queriesOf } from '../../../platform/kernel/database/queries'
import { build } from '../../../platform/kernel/database/statement'

/** Exactly here lives the wisher; an area of 500 m has other digits. */
export const exactPlace = { latitude: 26.4213371, longitude: 111.6198737 }

/** What nobody but those concerned may ever read. */
export const wishMarkers = ['SECRET-DOOR', '4213371', '6198737']
export const orderMarkers = ['SECRET-ORDER-DOOR', 'SECRET-ORDER-NOTE']
const otherMarkers = [
  ...[
    'SECRET-HOME',
    '1971-07-17',
    'SECRET-CONTACT',
    'SECRET-FEEDBACK',
    'SECRET-THREAD',
    'Secret Applicant',
    '13988887701',
  ],
  ...['SECRET-HELPED', 'SECRET-NEEDS', '秘守真', '13988887702', '秘真名', '110101197107179', '13988887703'],
]

/** The demo city, and in it people whose secrets are unmistakable; every phone of a member is one of them. */
export async function markCity(platform: TestPlatform) {
  const { database, clock } = platform
  const at = clock.now()
  let keys = 0
  const headers = () => ({ 'idempotency-key': `marked-city-${(keys += 1)}` })
  const said = async (answer: Promise<{ readonly code: number; readonly data: any }>): Promise<any> => {
    const { code, data } = await answer
    if (code !== 100000) throw new Error(`the city could not be marked: ${code} ${JSON.stringify(data)}`)
    return data
  }
  const wisher = await platform.logIn({ id: 'marked-wisher', phone: '13988887700', nickname: 'Marked' })
  const holder = await platform.logIn({ id: 'marked-holder', phone: '13988887704', nickname: 'Holder' })
  await approveMembers(platform, holder)
  const vault = platform.platform.vault
  await database
    .update(users)
    .set({
      homeAddress: sealProfileText(vault, wisher.id, 'homeAddress', 'SECRET-HOME 3'),
      birthdate: sealProfileText(vault, wisher.id, 'birthdate', '1971-07-17'),
    })
    .where(eq(users.id, wisher.id))
  await database
    .insert(identities)
    .values({
      id: wisher.id,
      state: 'verified',
      updatedAt: at,
      reference: 'claim-marked',
      sentAt: at,
      name: vault.seal(nameUse(wisher.id), '秘真名'),
      card: vault.seal(cardUse(wisher.id), '110101197107179992'),
      cardMark: 'marked',
      checkedAt: at,
    })
  const details = {
    nation: 'han',
    politics: 'none',
    education: 'college',
    streetId: 's',
    birthDate: '1971-07-17',
    name: '秘登记',
    sex: null,
  }
  await database
    .insert(volunteers)
    .values({
      id: wisher.id,
      state: 'approved',
      registeredAt: at,
      updatedAt: at,
      details: sealDetails(vault, wisher.id, { ...details, guardianName: '秘守真', guardianPhone: '13988887703' }),
    })
  const token = wisher.token
  const person = { name: '秘守真', sex: 1, phone: '13988887702', relation: 'neighbour', agreed: true }
  const helped = await said(
    platform.call(registerHelpedPerson, {
      token,
      headers: headers(),
      body: { ...person, address: 'SECRET-HELPED 5', needs: 'SECRET-NEEDS' },
    }),
  )
  const category = await queriesOf(database).readOne(build.select().from(wishCategories).limit(1))
  const wish = async (helpedPersonId: string | null): Promise<string> => {
    const made = await said(
      platform.call(createWish, {
        token,
        headers: headers(),
        body: {
          title: 'A marked wish of mine',
          text: 'Somebody strong, for half an hour on Saturday.',
          category_id: category?.id,
          place: { name: 'Marker Quay', ...exactPlace },
          address: 'SECRET-DOOR 4',
          pictures: [],
          wanted_on: '2026-03-20',
          wanted: 2,
          helped_person_id: helpedPersonId,
        },
      }),
    )
    await approveWish(database, made.wish.id, at)
    return made.wish.id as string
  }
  const wishes = [await wish(null), await wish(helped.person.id)]
  await said(platform.call(claimWish, { token: holder.token, headers: headers(), body: { id: wishes[1] } }))
  await said(
    platform.call(writeThreadNote, {
      token,
      headers: headers(),
      body: {
        kind: 'wish',
        case_id: wishes[1],
        helper_id: holder.id,
        text: 'SECRET-THREAD: come at two',
        pictures: [],
      },
    }),
  )
  const application = await said(
    platform.call(sendApplication, {
      token,
      headers: headers(),
      body: {
        kind: 'organisation',
        name: 'Marked Society',
        intro: 'We mark all that nobody may read, and look for it.',
        contact_name: 'Secret Applicant',
        phone: '13988887701',
        pictures: [],
      },
    }),
  )
  const sent = await said(
    platform.call(sendFeedback, {
      token,
      headers: headers(),
      body: { kind: 'idea', text: 'SECRET-FEEDBACK: a bigger clock', pictures: [], contact: 'SECRET-CONTACT' },
    }),
  )
  const service = await queriesOf(database).readOne(build.select().from(orderableServices).limit(1))
  const order = await said(
    platform.call(placeOrder, {
      token,
      headers: headers(),
      body: {
        service_id: service?.id,
        wanted_on: '2026-03-20',
        area: 'Marker Quay',
        address: 'SECRET-ORDER-DOOR 9',
        note: 'SECRET-ORDER-NOTE: the key is under the mat',
      },
    }),
  )
  const phones = (await queriesOf(database).read(build.select({ phone: users.phone }).from(users))).flatMap(
    ({ phone }) => phone ?? [],
  )
  return {
    /** Ids of what carries the secrets. */
    ids: [
      wisher.id,
      holder.id,
      ...wishes,
      helped.person.id as string,
      application.application.id as string,
      sent.feedback.id as string,
      order.order.id as string,
    ],
    markers: [...wishMarkers, ...otherMarkers],
    phones,
  }
}
