/** How large a city is. What a resident has done does not depend on it: about a hundred contents opened, and so on. */
export interface CitySize {
  readonly members: number
  /** Rows of the history, of all residents together. */
  readonly visits: number
  /** A power of two, by which no two rows of a resident are about the same content. */
  readonly contents: number
}

/** The size of a city with so many rows of history. */
export const sizeFor = (visits: number): CitySize => ({
  members: Math.max(1000, Math.round(visits / 100)),
  visits,
  contents: visits >= 10_000_000 ? 2 ** 17 : 2 ** 14,
})

interface Filled {
  readonly name: string
  readonly rows: number
  /** The statement for rows numbered so, from 0 on. */
  readonly insertion: (first: number, last: number) => string
}

/** The oldest rows of the history, which is beyond the year for which it is kept. */
const oldestVisit = '370 days'
/** One row in so many is of somebody who reads much. */
const fewOfHistory = 20
/** One resident in a thousand reads much: the first ones. */
const heavyReaders = 1000

const memberId = (number: string) => `'member-' || lpad((${number})::text, 7, '0')`
const contentId = (number: string) => `'many-' || lpad((${number})::text, 7, '0')`
const typeOf = (number: string) => `(array[3,3,3,3,3,3,4,4,1,2])[1 + (${number}) % 10]::smallint`

/** The SQL for the rank of a random word, whose frequency follows Zipf's law. */
const rank = (most: number) => `floor(exp(random() * ln(${most})))::int`
const english = (words: number) =>
  `(select string_agg('w' || translate((${rank(20_000)})::text, '0123456789', 'abcdefghij'), ' ') from generate_series(1, ${words} + n * 0))`
const chinese = (letters: number) =>
  `(select string_agg(chr(19968 + ${rank(3000)}), '') from generate_series(1, ${letters} + n * 0))`

/** The word that a rank stands for in English titles. */
export const wordOfRank = (index: number): string =>
  `w${[...String(index)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`

/** Contents from 0 on; the one with the number 0 is liked by everybody and stands in nobody's history. */
export const contentsInsertion = ({ contents }: CitySize): readonly string[] => [
  `insert into contents (id, type, title, summary, covers, published_at)
   select ${contentId('n')}, ${typeOf('n')},
     jsonb_build_object('zh-CN', ${chinese(10)}, 'en', ${english(6)}),
     jsonb_build_object('zh-CN', ${chinese(40)}, 'en', ${english(20)}), '["/media/pictures/city-dusk.webp"]'::jsonb,
     now() - n * interval '4 minutes'
   from generate_series(0, ${contents}) n`,
  'analyze contents',
]

export const residentTables = ({ members }: CitySize): readonly Filled[] => [
  {
    name: 'users',
    rows: members,
    insertion: (first, last) => `
      insert into users (id, phone, nickname, avatar, created_at)
      select ${memberId('n')}, '139' || lpad(n::text, 8, '0'), 'Neighbour ' || n, '/media/avatars/' || n % 40 || '.webp',
        now() - (n % 1000) * interval '1 day'
      from generate_series(${first}, ${last}) n`,
  },
  {
    name: 'sessions',
    rows: members,
    insertion: (first, last) => `
      insert into sessions (token_hash, user_id, created_at, expires_at, used_at, browser, system, device_kind)
      select translate(encode(sha256(('growth-session-' || n)::bytea), 'base64'), '+/=', '-_'), ${memberId('n')},
        now() - interval '1 day', now() + interval '6 days', now(), 'Chrome', 'Android', 'phone'
      from generate_series(${first}, ${last}) n`,
  },
]

/** The largest tables, the history first. Rows come in the order of their times, as in a city that has lived so long. */
export const bigTables = (size: CitySize): readonly Filled[] => {
  const { members, visits, contents } = size
  const heavy = Math.max(1, Math.round(members / heavyReaders))
  /** Selects who opened which content, by the number of the row: each pair once. */
  const pairs = (first: number, last: number, step: number) => `
    select n, who, 1 + (who * 31 + round * 97) % ${contents} as what from (
      select n, case when is_heavy then m % ${heavy} else (m * 7919) % ${members} end as who,
        case when is_heavy then 1000 + m / ${heavy} else m / ${members} end as round from (
        select n, n % ${fewOfHistory} = 0 as is_heavy,
          case when n % ${fewOfHistory} = 0 then n / ${fewOfHistory} else n - 1 - n / ${fewOfHistory} end as m
        from generate_series(${first}::bigint, ${last}::bigint, ${step}) n) numbered) paired`
  const ofVisit = (number: string) => `now() - interval '${oldestVisit}' * (1 - (${number}) / ${visits}::float8)`
  const perMember = (each: number) => members * each
  return [
    {
      name: 'visits',
      rows: visits,
      insertion: (first, last) => `
        insert into visits (user_id, content_id, type, visited_at)
        select ${memberId('who')}, ${contentId('what')}, ${typeOf('what')}, ${ofVisit('n')}
        from (${pairs(first, last, 1)}) opened`,
    },
    {
      name: 'play_positions',
      rows: visits / 10,
      insertion: (first, last) => `
        insert into play_positions (user_id, content_id, seconds, updated_at)
        select ${memberId('who')}, ${contentId('what')}, n % 1800, ${ofVisit('n')}
        from (${pairs(first * 10 + 1, last * 10 + 1, 10)}) played`,
    },
    {
      name: 'likes',
      rows: perMember(11),
      insertion: (first, last) => `
        insert into likes (user_id, content_id, created_at)
        select ${memberId('who')}, case when round = 10 then ${contentId('0')} else ${contentId(`1 + (who * 31 + round * 97) % ${contents}`)} end,
          now() - interval '300 days' * (1 - n / ${perMember(11)}::float8)
        from (select n, (n * 7919) % ${members} as who, n / ${members} as round
          from generate_series(${first}::bigint, ${last}::bigint) n) liked`,
    },
    { name: 'messages', rows: perMember(6), insertion: (first, last) => messagesInsertion(first, last, size, heavy) },
    {
      // What counts a reader of a content once a day and once a week; one in twenty has ended.
      name: 'allowances',
      rows: perMember(5),
      insertion: (first, last) => `
        insert into allowances (key, stamps, expires_at)
        select 'reader:' || translate(encode(sha256(n::text::bytea), 'base64'), '+/=', '-_'), array[now()],
          now() + interval '7 days' * (n / ${perMember(5)}::float8 - 0.05)
        from generate_series(${first}::bigint, ${last}::bigint) n`,
    },
  ]
}

/** Five messages for each resident, and as many again for the few who are told much; the latest third is unread. */
const messagesInsertion = (first: number, last: number, { members }: CitySize, heavy: number) => `
  insert into messages (id, user_id, kind, category, params, path, title, text, sent_at, read_at)
  select 'message-' || lpad(n::text, 9, '0'), ${memberId(`case when n % 6 = 0 then (n / 6) % ${heavy} else (n * 7919) % ${members} end`)},
    'comment.answered', (array['replies', 'cases', 'office', 'following'])[1 + n % 4], jsonb_build_object('id', 'comment-' || n),
    '/article/' || ${contentId('n % 10000')},
    jsonb_build_object('zh-CN', '邻居回复了你的评论', 'en', 'A neighbour answered your comment'),
    jsonb_build_object('zh-CN', '说得对，楼下的桂花开了，周末一起去看看吧。', 'en', 'Quite so: the osmanthus below is in bloom, let us go and see.'),
    at, case when n > ${members * 4} then null else at + interval '1 hour' end
  from (select n, now() - interval '184 days' * (1 - n / ${members * 6}::float8) as at
    from generate_series(${first}::bigint, ${last}::bigint) n) sent`
