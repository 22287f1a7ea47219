import * as z from 'zod/mini'
import type { Answer, AppEvent, AppMethod, Argument } from '../../../application/frame/hosts/app-methods'

/** One method of an app, as all adapters use it. */
export interface MethodRow<Method extends AppMethod = AppMethod> {
  /** The fields in their order, which is the order of the parameters of an Android object's method. */
  readonly argument: z.ZodMiniObject & z.ZodMiniType<Argument<Method>>
  /** The schema of the answer; null for a method of which the app is only told. */
  readonly answer: z.ZodMiniType<Answer<Method>> | null
  /** Milliseconds that the app has to answer. */
  readonly patience: number
  /** The version of the interface in which the method was added. */
  readonly since: number
}

/** Milliseconds for answers that the app has at hand. */
const atOnce = 1_000
/** Milliseconds for what the app must find out first. */
const shortPatience = 15_000
/** Milliseconds for what the app's user does in a screen of the app. */
const byUser = 120_000
/** Milliseconds for what takes the app's user several steps. */
const byUserSlowly = 600_000

const text = z.string()
const address = z.string().check(z.regex(/^https?:\/\//))
const edge = z.number().check(z.minimum(0), z.maximum(500))
const base64 = z.string().check(z.minLength(4), z.maxLength(30_000_000), z.regex(/^[\w+/]+={0,2}$/))
const shortText = z.string().check(z.minLength(1), z.maxLength(4_096))
const degrees = (most: number) => z.number().check(z.minimum(-most), z.maximum(most))

const noFields = z.object({})
const done = z.literal(true)
const token = z.string().check(z.regex(/^[\w.~+/=-]{8,512}$/))
const session = z.object({ token })
const insets = z.object({ top: edge, right: edge, bottom: edge, left: edge })
const theme = z.enum(['light', 'dark', 'system'])
const language = z.string().check(z.regex(/^[a-z]{2,3}([-_][a-z\d]{2,8})*$/i))
const pushAddress = z.object({ endpoint: address, p256dh: shortText, auth: shortText })
const textSize = z.number().check(z.minimum(0.5), z.maximum(4))
const networkKind = z.enum(['wifi', 'cellular', 'other', 'none'])
const position = z.object({
  latitude: degrees(90),
  longitude: degrees(180),
  system: z.optional(z.enum(['WGS-84', 'GCJ-02', 'BD-09'])),
})
const picture = z.object({ type: z.string().check(z.regex(/^image\/[a-z+.-]{2,20}$/)), data: base64 })

const told = <Argument extends z.ZodMiniObject>(argument: Argument, since = 2) => ({
  argument,
  answer: null,
  patience: 0,
  since,
})

/** All methods of an app. docs/hosts.md is written from this table. */
export const methodTable: { readonly [Method in AppMethod]: MethodRow<Method> } = {
  session: { argument: noFields, answer: z.object({ token: z.nullable(token) }), patience: atOnce, since: 3 },
  login: { argument: noFields, answer: session, patience: byUserSlowly, since: 2 },
  relogin: { argument: noFields, answer: session, patience: byUserSlowly, since: 2 },
  bindPhone: { argument: noFields, answer: done, patience: byUserSlowly, since: 2 },
  share: {
    argument: z.object({ title: text, text, url: address, picture: text }),
    answer: z.enum(['shared', 'dismissed']),
    patience: byUser,
    since: 2,
  },
  openUrl: told(z.object({ url: address })),
  openPage: told(z.object({ url: address }), 1),
  close: told(noFields),
  setTitle: told(z.object({ title: text })),
  scan: { argument: noFields, answer: shortText, patience: byUser, since: 1 },
  checkFace: { argument: noFields, answer: shortText, patience: byUser, since: 1 },
  location: { argument: noFields, answer: position, patience: shortPatience, since: 2 },
  chooseImage: {
    argument: z.object({ count: z.number() }),
    answer: z.array(picture).check(z.maxLength(50)),
    patience: byUserSlowly,
    since: 2,
  },
  saveImage: { argument: z.object({ name: text, type: text, data: text }), answer: done, patience: byUser, since: 2 },
  playState: told(z.object({ state: z.enum(['playing', 'paused', 'stopped']), title: text })),
  setStatusBar: told(z.object({ colour: z.string().check(z.regex(/^#[\da-f]{6}$/)), ink: z.enum(['light', 'dark']) })),
  vibrate: told(z.object({ milliseconds: z.number() })),
  dial: told(z.object({ phone: text })),
  openMap: told(z.object({ latitude: degrees(90), longitude: degrees(180), name: text })),
  previewImages: told(z.object({ current: address, urls: text }), 3),
  setBadge: told(z.object({ count: z.number() })),
  subscribePush: { argument: z.object({ key: text }), answer: pushAddress, patience: byUser, since: 3 },
  keepAwake: told(z.object({ on: z.boolean() })),
  insets: { argument: noFields, answer: insets, patience: atOnce, since: 2 },
  theme: { argument: noFields, answer: theme, patience: atOnce, since: 2 },
  language: { argument: noFields, answer: language, patience: atOnce, since: 2 },
  textSize: { argument: noFields, answer: textSize, patience: atOnce, since: 2 },
  networkKind: { argument: noFields, answer: networkKind, patience: atOnce, since: 2 },
}

export const methodNames = Object.keys(methodTable) as readonly AppMethod[]

/** The events that an app tells the page, with their values. */
export const eventSchema: z.ZodMiniType<AppEvent> = z.discriminatedUnion('type', [
  z.object({ type: z.enum(['back', 'background', 'foreground', 'logOut']) }),
  z.object({ type: z.literal('account'), value: session }),
  z.object({ type: z.literal('insets'), value: insets }),
  z.object({ type: z.literal('theme'), value: theme }),
  z.object({ type: z.literal('language'), value: language }),
  z.object({ type: z.literal('textSize'), value: textSize }),
  z.object({ type: z.literal('networkKind'), value: networkKind }),
])
