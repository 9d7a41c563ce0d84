/** The lists of what is on its way at the service, or was paid for; see `RecordFiles`. */
export const recordKeys = {
  documents: 'glossa.documents',
  voiceJobs: 'glossa.voiceJobs',
  memoryJobs: 'glossa.memoryJobs',
  evaluations: 'glossa.evaluations',
  transcripts: 'glossa.transcripts',
} as const;
