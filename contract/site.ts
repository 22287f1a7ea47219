import * as z from 'zod/mini'
import { catch as orElse } from 'zod/mini'
import { usualLeastMinutes } from '../src/domain/civic/activities/time-spans'
import { rankingMeasures } from '../src/domain/civic/rankings/ranking'
import { endpoint } from './endpoint'
import { latitude, longitude } from './coordinates'
import { bit, count, cursor, flag, id, mediaUrl, pageQueryShape } from './fields'

/** A text; '' when the field is missing or malformed, so that the rest of the document stays. */
const textField = orElse(z.string(), '')
/** The address of a picture; '' when the field is missing or malformed. */
const pictureField = orElse(mediaUrl, '')
/** A switch; 0 when the field is missing or malformed. */
const switchField = orElse(bit, 0)
/** A place; its id and name are '' when the field is missing or malformed. */
const placeField = orElse(z.object({ id, name: z.string() }), { id: '', name: '' })

export const siteSchema = z.object({
  name: z.string(),
  image: pictureField,
  logo2: pictureField,
  h5_logo: pictureField,
  /** Whether visitors who use a browser are led into the site's app, if it has one: 1 yes, 0 no. */
  is_drainage: switchField,
  /** What is shown at the top: 1 text, 2 an image. */
  top_paperwork_type: orElse(z.union([z.literal(1), z.literal(2)]), 1),
  top_paperwork: textField,
  show_picture: switchField,
  /** What the home shows: 1 the feed, 2 specials (B10). */
  category: orElse(z.union([z.literal(1), z.literal(2)]), 1),
  city: textField,
  city_info: placeField,
  province_info: placeField,
  is_global_grey: switchField,
  /** The IANA name of the time zone in which times are shown. */
  time_zone: z.string(),
  /**
   * The area in which places of the city are, in degrees of WGS-84, from `west` eastwards to `east`. Where it is not
   * configured, it is answered as about 165 km around the city; null where the site does not know its city.
   */
  area: orElse(
    z.optional(z.nullable(z.object({ south: latitude, west: longitude, north: latitude, east: longitude }))),
    null,
  ),
  /**
   * Further hosts that pictures, sound and films of rich text may come from, written as in a Content-Security-Policy.
   */
  media_sources: orElse(z.optional(z.array(z.string())), []),
  /**
   * The share of visits, 0 to 1, whose errors and web vitals are collected without anything of a person; 0 where the
   * site does not collect them.
   */
  monitored_share: orElse(z.optional(z.number().check(z.minimum(0), z.maximum(1))), 0),
  /** Whether editors published the start page (C009 `default`), so that nobody asks for one that is not there. */
  has_start_page: orElse(z.optional(z.boolean()), true),
})
export type SiteDto = z.input<typeof siteSchema>

export const getSite = endpoint({
  id: 'C001',
  name: 'getSite',
  method: 'GET',
  url: '/v1/system/basic_info',
  summary: 'Site configuration',
  isKeptOffline: true,
  answer: siteSchema,
})

export const skinSchema = z.object({
  background_image: textField,
  background_color: textField,
  /** The site's accent colour. */
  cate_col_font_color: textField,
  icon1: textField,
})

export const footerItemSchema = z.object({
  id,
  name: z.string(),
  type: z.int(),
  source_type: z.int(),
  source_id: z.nullable(z.string()),
  url: z.nullable(z.string()),
  is_url_effect: bit,
  display: bit,
  sort: z.int(),
  show_type: z.int(),
  ttf: z.nullable(z.string()),
  image_show: z.nullable(z.string()),
  image_click: z.nullable(z.string()),
})

/** The hosts of some calls (B71); '' means the API host itself. */
export const domainsSchema = z.object({
  asc_c_domain: z.string(),
  asc_api_domain: z.string(),
  cms_pc_domain: z.string(),
  ucenter_api_domain: z.string(),
  vms_api_domain: z.string(),
  platform_api_domain: z.optional(z.string()),
  credit_url: z.optional(z.string()),
})

/** A value for each system of phones; '' for one without. */
const eachSystem = z.object({ ios: orElse(z.string(), ''), android: orElse(z.string(), '') })

/**
 * How the client detects the app in which it runs: the marks of a native app and of the messenger in the user agent,
 * and the object that the app injects into the page. '' means none.
 */
export const hostsSchema = z.object({
  app_user_agent: z.string(),
  app_bridge: z.string(),
  messenger_user_agent: z.optional(z.string()),
  /** Whether the platform accepts logins by the messenger's account. */
  messenger_login: z.optional(flag),
  /**
   * A universal link (iOS) and app link (Android) that opens a path in the app; the path is appended, percent-encoded.
   * Where the app is not installed, it is an address of the web, such as `/boot?path=` of this site at another host.
   */
  app_link: z.optional(z.string()),
  /** The beginning of an address with the app's scheme (B106), such as `cityapp://open?path=`; the path is appended. */
  app_schemes: z.optional(eachSystem),
  /** The name of the app's package on Android. */
  app_package: z.optional(z.string()),
  /** The app's pages in the stores. */
  app_stores: z.optional(eachSystem),
  /** The number of the app at the messenger, where the messenger allows this site its launch tag. */
  messenger_app: z.optional(z.string()),
  /** The sources that may frame the client, as the platform names them in its Content-Security-Policy. */
  frame_origins: z.optional(z.array(z.string())),
  /** The origins of the sites that take members of this one (C068). */
  partners: z.optional(z.array(z.string())),
})

/** The volunteer centre's settings (`sys_type` 2). */
export const practiceSchema = z.object({
  /** The measures by which the rankings can be ordered; the first is the default. */
  rank_by: orElse(z.array(z.enum(rankingMeasures)).check(z.minLength(1)), [...rankingMeasures]),
  /** A notice above the rankings; '' for none. */
  rank_notice: textField,
  /** The least minutes that a service must last to count. */
  least_minutes: orElse(z.int().check(z.minimum(1), z.maximum(240)), usualLeastMinutes),
})

export const configurationSchema = z.union([
  z.object({ code: z.literal('skin'), config_value: skinSchema }),
  z.object({ code: z.literal('menu'), config_value: z.array(footerItemSchema) }),
  z.object({ code: z.literal('domains'), config_value: domainsSchema }),
  z.object({ code: z.literal('hosts'), config_value: hostsSchema }),
  z.object({ code: z.literal('practice'), config_value: practiceSchema }),
  z.object({ code: z.string(), config_value: z.unknown() }),
])

export const listConfigurations = endpoint({
  id: 'C008',
  name: 'listConfigurations',
  method: 'GET',
  url: '/v3/consumer/configurations',
  summary: 'Skin, menu, domains and hosts of the site',
  isKeptOffline: true,
  query: z.object({
    ...pageQueryShape,
    page_size: z._default(z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(1000)), 1000),
    source: z.literal('h5'),
    /** `2` returns the practice options (B90) instead of the configurations with which the client starts. */
    sys_type: z.optional(z.enum(['1', '2'])),
  }),
  answer: z.object({ items: z.array(configurationSchema), next_cursor: z.nullable(cursor), total: z.optional(count) }),
})

export const listConfigItems = endpoint({
  id: 'C006',
  name: 'listConfigItems',
  method: 'GET',
  url: '/v1/consumer/configs',
  summary: 'Switches by code: 5 publish, 6 volunteer, 7 order, 8 IdRealName, 9 faceRealName, 10 isRealNameOpen (B14)',
  answer: z.object({ items: z.array(z.object({ code: z.int(), config_value: z.string() })) }),
})
