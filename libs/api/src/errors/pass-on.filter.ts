// Errors of resolvers go on as they are: how they are shown and logged is decided where answers are made.
import { Catch, type ExceptionFilter } from '@nestjs/common';

@Catch()
export class PassOn implements ExceptionFilter {
  catch(error: unknown): never {
    throw error;
  }
}
