export { CATALOGUE } from './catalogue/catalogue.ts';
export { catalogueOf } from './catalogue-of.ts';
export { type GenerateOptions, generateSeed, type Seed } from './generate-seed.ts';
export { ACCOUNT_PASSWORD, ACCOUNTS, createAccounts, type SeedAccount } from './load/accounts.ts';
export { pageDocuments, type SeedDocument, truthDocuments } from './load/documents.ts';
export { type LoadOptions, loadSeed, writeAll } from './load/load-seed.ts';
export { type Truth, truthOf } from './load/truth.ts';
export { type DrawnCatalogue, drawCatalogue } from './output/drawn-catalogue.ts';
export { serveAsWorker } from './output/worker.ts';
