const exported = /^export (?:declare )?(?:abstract )?(?:interface|type|class|enum) (\w+)/gm
const typesIn = (text) => [...text.matchAll(exported)].map(([, name]) => name)

/** The types of the screen's files that another file has already, each with that file: every type has one name. */
export function takenTypes(workplace) {
  const sources = ['contract', 'platform', 'src'].flatMap((folder) => workplace.pathsBelow(folder, /\.tsx?$/))
  const fileOfType = new Map(
    sources
      .filter((path) => !workplace.writtenFiles.includes(path))
      .flatMap((path) => typesIn(workplace.read(path)).map((name) => [name, path])),
  )
  return workplace.writtenFiles
    .flatMap((path) => typesIn(workplace.read(path)))
    .flatMap((name) => (fileOfType.has(name) ? [`${name} of ${fileOfType.get(name)}`] : []))
}
