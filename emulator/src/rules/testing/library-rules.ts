/**
 * For tests: the rules of a lending library, of the size and the habits of a real product: roles in documents and
 * claims, validation of every field, counters kept by batches, subcollections, a collection group, wildcards.
 */
export const LIBRARY_RULES = `
rules_version = '2';

service cloud.firestore {
  match /databases/{database}/documents {

    function isSignedIn() {
      return request.auth != null && request.auth.token.firebase.sign_in_provider != 'anonymous';
    }
    function isUser(uid) { return isSignedIn() && request.auth.uid == uid; }
    function userPath(uid) { return /databases/$(database)/documents/users/$(uid); }
    function roleOf(uid) { return get(userPath(uid)).data.role; }
    function hasRole(roles) { return isSignedIn() && (request.auth.token.get('role', '') in roles || roleOf(request.auth.uid) in roles); }
    function isLibrarian() { return hasRole(['librarian', 'owner']); }
    function changed() { return request.resource.data.diff(resource.data).affectedKeys(); }
    function changesOnly(fields) { return changed().hasOnly(fields); }
    function isText(value, least, most) { return value is string && value.size() >= least && value.size() <= most; }
    function isNow(value) { return value == request.time; }
    function isBoundedList() { return request.query.limit <= 50; }

    match /users/{uid} {
      function isValidUser(user) {
        return user.keys().hasAll(['name', 'role', 'joinedAt', 'loans'])
          && user.keys().hasOnly(['name', 'role', 'joinedAt', 'loans', 'bio', 'languages'])
          && isText(user.name, 1, 40) && user.name.matches('^[\\\\p{L}\\\\p{M} .-]+$')
          && isText(user.get('bio', ''), 0, 500)
          && user.get('languages', []).hasOnly(['en', 'ar'])
          && user.loans is int && user.loans >= 0 && user.loans <= 5;
      }
      allow get: if isUser(uid) || isLibrarian();
      allow create: if isUser(uid) && isValidUser(request.resource.data)
        && request.resource.data.role == 'reader' && request.resource.data.loans == 0
        && isNow(request.resource.data.joinedAt);
      allow update: if isUser(uid) && isValidUser(request.resource.data) && changesOnly(['name', 'bio', 'languages']);
      allow update: if isUser(uid) && changesOnly(['loans'])
        && request.resource.data.loans - resource.data.loans in [1, -1]
        && request.resource.data.loans <= 5;
      allow update: if isLibrarian() && changesOnly(['role']) && request.resource.data.role in ['reader', 'librarian'] && uid != request.auth.uid;

      match /private/{document=**} {
        allow read, write: if isUser(uid);
      }
    }

    match /books/{bookId} {
      function loanPath() { return /databases/$(database)/documents/books/$(bookId)/loans/$(request.auth.uid); }
      allow get: if resource.data.state == 'listed' || isLibrarian();
      allow list: if isBoundedList() && (resource.data.state == 'listed' || isLibrarian());
      allow create: if isLibrarian() && request.resource.data.state in ['draft', 'listed'] && isText(request.resource.data.title.en, 1, 200);
      allow update: if isLibrarian() && !changed().hasAny(['copies', 'createdAt']);
      // A loan takes a copy: book, loan and user change together.
      allow update: if isSignedIn() && changesOnly(['copies']) && request.resource.data.copies >= 0
        && (request.resource.data.copies == resource.data.copies - 1
            ? !exists(loanPath()) && existsAfter(loanPath())
            : request.resource.data.copies == resource.data.copies + 1 && exists(loanPath()) && !existsAfter(loanPath()))
        && getAfter(userPath(request.auth.uid)).data.loans - get(userPath(request.auth.uid)).data.loans
           == resource.data.copies - request.resource.data.copies;
      allow delete: if hasRole(['owner']) && resource.data.copies == 0;

      match /loans/{borrower} {
        allow get: if isUser(borrower) || isLibrarian();
        allow create: if isUser(borrower) && request.resource.data.keys().hasOnly(['due', 'book'])
          && request.resource.data.book == bookId
          && request.resource.data.due > request.time
          && request.resource.data.due <= request.time + duration.value(30, 'd')
          && getAfter(/databases/$(database)/documents/books/$(bookId)).data.copies
             == get(/databases/$(database)/documents/books/$(bookId)).data.copies - 1;
        allow delete: if isUser(borrower);
      }

      match /reviews/{reviewId} {
        allow read: if resource.data.hidden == false || isUser(resource.data.author);
        allow create: if isSignedIn() && request.resource.data.author == request.auth.uid
          && reviewId == request.auth.uid && isText(request.resource.data.text, 1, 2000)
          && request.resource.data.stars is int && request.resource.data.stars in [1, 2, 3, 4, 5]
          && request.resource.data.hidden == false;
        allow update: if isUser(resource.data.author) && changesOnly(['text', 'stars']);
        allow delete: if isUser(resource.data.author) || isLibrarian();
      }
    }

    match /{path=**}/reviews/{reviewId} {
      allow list: if isSignedIn() && resource.data.author == request.auth.uid && request.query.limit <= 20;
    }

    match /shelves/{shelf} {
      allow read: if request.auth.uid in resource.data.members || resource.data.public == true;
      allow write: if false;
    }
  }
}
`;
