/**
 * Preloaded into every server that is measured (`node --import`): tells over IPC how much CPU the process has used,
 * and ends it when the benchmark is gone.
 */
process.on('message', (message) => {
  if (message === 'cpu') process.send?.(process.cpuUsage())
})
process.on('disconnect', () => process.exit(1))
