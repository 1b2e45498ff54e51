const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)

// Where the pinned Node could not be installed, the system's has to run TypeScript by itself.
if (major < 22 || (major === 22 && minor < 18)) {
  process.stderr.write(
    `Fiacre runs on Node 22.18 or newer, and this is ${process.version}.\n` +
      'The install brings its own Node; if it failed above, mend that and start again, or install Node 24.\n',
  )
  process.exit(1)
}
