import { media, mediaAddress, type Look } from './media'

/** The faces of the demo that show somebody of a look. */
export const facesOf = (look: Look): readonly string[] =>
  media.avatars.filter((avatar) => avatar.look === look).map(({ file }) => mediaAddress(file))

/** Gives each of some people the next face of their look, so that those who follow each other differ. */
export function facesInTurn(looks: readonly Look[]): readonly string[] {
  const given = new Map<Look, number>()
  return looks.map((look) => {
    const turn = given.get(look) ?? 0
    given.set(look, turn + 1)
    const faces = facesOf(look)
    return faces[turn % faces.length] ?? ''
  })
}

const rounds = 6

/**
 * Gives people faces of their looks so that neighbours in lists differ, as far as the faces go round: each person in
 * turn has the face that the fewest of their neighbours have, and among such faces the one that the fewest people have.
 */
export function facesApart(
  looks: ReadonlyMap<string, Look>,
  pairs: readonly (readonly [string, string])[],
  known: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const neighbours = neighboursOf(pairs)
  const faces = new Map(known)
  // Those for whom there are few faces choose first, and everybody chooses again once all have one.
  const byChoice = [...looks].sort(([, one], [, other]) => facesOf(one).length - facesOf(other).length)
  for (let round = 0; round < rounds; round += 1) {
    const worn = new Map<string, number>()
    for (const [person, look] of byChoice) {
      const beside = [...(neighbours.get(person) ?? [])].map((other) => faces.get(other))
      const costOf = (face: string) => beside.filter((other) => other === face).length * 1000 + (worn.get(face) ?? 0)
      const [face = ''] = [...facesOf(look)].sort((one, other) => costOf(one) - costOf(other))
      worn.set(face, (worn.get(face) ?? 0) + 1)
      faces.set(person, face)
    }
  }
  return faces
}

function neighboursOf(pairs: readonly (readonly [string, string])[]): ReadonlyMap<string, ReadonlySet<string>> {
  const neighbours = new Map<string, Set<string>>()
  const add = (person: string, other: string) =>
    neighbours.set(person, (neighbours.get(person) ?? new Set<string>()).add(other))
  for (const [one, other] of pairs) {
    add(one, other)
    add(other, one)
  }
  return neighbours
}
